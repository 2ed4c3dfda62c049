/** The window of an open dialog; under 768 px it is a sheet from the bottom. */
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLayer } from "../../lib/layers.ts";
import { classNames } from "../class-names.ts";
import { useKeptTyping } from "./kept-typing.ts";
import { useReturnFocus } from "./use-return-focus.ts";

const SIZES = { md: "md:max-w-[34rem]", lg: "md:max-w-[60rem]" } as const;

export interface DialogWindowProps {
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof SIZES;
  /** Actions, kept in sight at the end. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The scrim is a plain element: Radix's own would lock scrolling by a style element, which the page's policy forbids. */
export function DialogWindow({ onOpenChange, title, description, size = "md", footer, children }: DialogWindowProps) {
  const t = useTranslations("common");
  const returnFocus = useReturnFocus();
  const { content, leave } = useKeptTyping();
  const close = () => {
    leave();
    onOpenChange(false);
  };
  useLayer(close);
  return (
    <Radix.Root open onOpenChange={close}>
      <Radix.Portal>
        <div data-lock-scroll="" className="fading fixed inset-0 z-50 bg-scrim" />
        <Radix.Content
          ref={content}
          {...(description ? {} : { "aria-describedby": undefined })}
          onCloseAutoFocus={returnFocus}
          className={classNames(
            "rising fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-xl bg-surface shadow-raised",
            "md:bottom-auto md:top-1/2 md:max-h-[88dvh] md:-translate-y-1/2 md:rounded-xl",
            SIZES[size],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-5 pt-5 md:px-7 md:pt-7">
            <div>
              <Radix.Title className="text-2xl">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1.5 text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label={t("close")}
              title={t("close")}
              className="-me-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
            >
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 md:px-7">{children}</div>
          {footer && <div className="flex flex-wrap gap-3 border-t border-line px-5 py-4 md:px-7">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
