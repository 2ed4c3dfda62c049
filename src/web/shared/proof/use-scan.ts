/** Which page is in sight, which rule's place is chosen on it, and the picture that both are drawn from. */
import { useState } from "react";
import type { NumberedCheck } from "./check-numbers.ts";
import type { PageSize } from "./scan-marks.tsx";

export interface ScanPage extends PageSize {
  /** Where the browser gets the picture. */
  readonly address: string;
}

export interface Scan {
  readonly page: ScanPage;
  /** Its number, from 1. */
  readonly shown: number;
  readonly count: number;
  /** The picture of the page in sight, once it is there. */
  readonly picture: HTMLImageElement | null;
  /** The picture of the page in sight cannot be had. */
  readonly failed: boolean;
  /** Number of the chosen rule. */
  readonly selected: number | null;
  /** Somebody has chosen it: at the start nobody has. */
  readonly asked: boolean;
  /** The chosen rule where its place lies on the page in sight. */
  readonly chosen: NumberedCheck | undefined;
  select(number: number): void;
  turnTo(page: number): void;
  loaded(picture: HTMLImageElement): void;
  broken(): void;
}

/** Null where no page was stored. The first rule with a place is chosen at the start; where any fails, only of those. */
export function useScan(pages: readonly ScanPage[], checks: readonly NumberedCheck[]): Scan | null {
  const placed = checks.filter(({ box }) => box);
  const first = placed.find(({ outcome }) => outcome === "fail" || checks[0]?.outcome !== "fail");
  const [selected, setSelected] = useState(first?.number ?? null);
  const [shown, setShown] = useState(first?.page ?? 1);
  const [pictures, setPictures] = useState<ReadonlyMap<number, HTMLImageElement>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState(false);
  const page = pages[shown - 1] ?? pages[0];
  if (!page) return null;
  return {
    page,
    shown,
    count: pages.length,
    picture: pictures.get(shown) ?? null,
    failed: failed.has(shown),
    selected,
    asked,
    chosen: placed.find((check) => check.number === selected && check.page === shown),
    select(number) {
      setAsked(true);
      setSelected(number);
      setShown(placed.find((check) => check.number === number)?.page ?? shown);
    },
    turnTo: setShown,
    loaded: (picture) => setPictures(new Map(pictures).set(shown, picture)),
    broken: () => setFailed(new Set(failed).add(shown)),
  };
}
