/** Draws the toast of the store with SPEC's constants: 5 s, swipe right 50 px, F8 to reach it. */
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "../class-names.ts";
import { dismissToast, type ShownToast, toastStore } from "./toast-store.ts";

const DURATION_MS = 5000;
const SWIPE_PX = 50;

const ICONS = { plain: Info, good: CircleCheck, bad: CircleAlert } as const;

/** The swipe is to the right in every language: the direction is SPEC's and physical. */
export function Toaster() {
  const t = useTranslations("common");
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot);
  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX} label={t("notification")}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Toast.Viewport
        hotkey={["F8"]}
        label={t("notifications", { hotkey: "{hotkey}" })}
        className="fixed inset-x-0 bottom-20 z-60 mx-auto flex w-full max-w-[27rem] flex-col gap-3 p-4 md:bottom-0 md:end-0 md:start-auto md:mx-0"
      />
    </Toast.Provider>
  );
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const t = useTranslations("common");
  const tone = toast.tone ?? "plain";
  const Icon = ICONS[tone];
  return (
    <Toast.Root
      open={toast.open}
      onOpenChange={(open) => !open && dismissToast(toast.id)}
      type={tone === "bad" ? "foreground" : "background"}
      className={classNames(
        "rising flex items-start gap-3 rounded-lg border p-4 shadow-raised",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        tone === "bad" ? "border-bad bg-bad-soft text-ink" : "border-line bg-surface text-ink",
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames("mt-0.5 size-5.5 shrink-0", tone === "bad" ? "text-bad" : "text-brand")}
      />
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
        {toast.description && <Toast.Description className="text-sm">{toast.description}</Toast.Description>}
      </div>
      <Toast.Close
        aria-label={t("close")}
        title={t("close")}
        className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
