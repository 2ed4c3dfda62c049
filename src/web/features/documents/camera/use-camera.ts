/** The camera's stream while a component lives: asked for, live, refused or not there. */
import { useEffect, useState } from "react";

export type CameraState =
  | { readonly state: "asking" }
  | { readonly state: "live"; readonly stream: MediaStream }
  | { readonly state: "refused" | "missing" };

/** Ideal pixels: what the camera has below that is taken. */
const IDEAL = { width: { ideal: 3840 }, height: { ideal: 2160 } };

/** Whether the browser can show a camera's live picture at all: only behind https and on the machine itself. */
export function hasLiveCamera(): boolean {
  return typeof navigator.mediaDevices?.getUserMedia === "function";
}

export function useCamera(): CameraState {
  const [camera, setCamera] = useState<CameraState>({ state: "asking" });
  useEffect(() => {
    let left = false;
    let opened: MediaStream | null = null;
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: { ideal: "environment" }, ...IDEAL }, audio: false })
      .then((stream) => {
        opened = stream;
        if (left) stop(stream);
        else setCamera({ state: "live", stream });
      })
      .catch((error: unknown) => setCamera({ state: wasRefused(error) ? "refused" : "missing" }));
    return () => {
      left = true;
      if (opened) stop(opened);
    };
  }, []);
  return camera;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function wasRefused(error: unknown): boolean {
  return error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "SecurityError");
}
