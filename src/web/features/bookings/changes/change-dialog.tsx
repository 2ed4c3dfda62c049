/** The dialog of one change; each asks once, with what it costs or gives back in sight. */
import type { BookingView } from "../queries.ts";
import type { Change } from "./change-model.ts";
import { LeaveBookingDialog } from "./leave-dialog.tsx";
import { ChangeRoomsDialog } from "./rooms-dialog.tsx";
import { SwapDialog } from "./swap-dialog.tsx";

const DIALOGS = { rooms: ChangeRoomsDialog, swap: SwapDialog, leave: LeaveBookingDialog } as const;

interface ChangeDialogProps {
  booking: BookingView;
  change: Change;
  onClose: () => void;
}

export function ChangeDialog({ booking, change, onClose }: ChangeDialogProps) {
  const Shown = DIALOGS[change];
  return <Shown booking={booking} onClose={onClose} />;
}
