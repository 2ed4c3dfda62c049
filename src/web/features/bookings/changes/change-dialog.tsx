/** The dialog of one change; each asks once, with what it costs or gives back in sight. */
import type { BookingView } from "../queries.ts";
import type { Change } from "./change-model.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { RoomsDialog } from "./rooms-dialog.tsx";
import { SwapDialog } from "./swap-dialog.tsx";

const DIALOGS = { rooms: RoomsDialog, swap: SwapDialog, leave: LeaveDialog } as const;

interface ChangeDialogProps {
  booking: BookingView;
  change: Change;
  onClose: () => void;
}

export function ChangeDialog({ booking, change, onClose }: ChangeDialogProps) {
  const Shown = DIALOGS[change];
  return <Shown booking={booking} onClose={onClose} />;
}
