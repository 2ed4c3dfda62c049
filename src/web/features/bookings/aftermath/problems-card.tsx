/** Problems of a booking, newest first; who made it may raise one while none is open. */
import { LifeBuoy } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { BookingProblem } from "#contract/problems.ts";
import { isOpen, OPERATOR_DAYS } from "#domain/problems/problem.ts";
import { ProblemView } from "#web/shared/problems/problem-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Loaded } from "#web/ui/feedback/loaded.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";
import type { BookingView } from "../queries.ts";
import { LatePicture, TakePictureBack } from "./picture-field.tsx";
import { useAddProblemPicture, useBookingProblems } from "./queries.ts";
import { RaiseDialog } from "./raise-dialog.tsx";

export function BookingProblemsCard({ booking }: { booking: BookingView }) {
  return (
    <Loaded query={useBookingProblems(booking.id)}>
      {(problems) => <Problems booking={booking} problems={problems} />}
    </Loaded>
  );
}

function Problems({ booking, problems }: { booking: BookingView; problems: readonly BookingProblem[] }) {
  const t = useTranslations("problems");
  const adding = useAddProblemPicture();
  if (problems.length === 0 && !booking.isMine) return null;
  const mayRaise = booking.isMine && !problems.some(({ state }) => isOpen(state));
  return (
    <Card icon={LifeBuoy} title={t("title")}>
      <p className="mb-5 text-sm text-muted">
        {problems.length === 0 ? t("none", { days: OPERATOR_DAYS }) : t("lead")}
      </p>
      {problems.length > 0 && (
        <ul className="divide-y divide-line">
          {problems.map((problem) => (
            <li key={problem.id} className="py-6 first:pt-0 last:pb-0">
              <ProblemView problem={problem} />
              {booking.isMine && isOpen(problem.state) && (
                <div className="mt-5 max-w-[28rem]">
                  {problem.pictureAt === null ? (
                    <LatePicture problemId={problem.id} adding={adding} />
                  ) : (
                    <TakePictureBack problemId={problem.id} />
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayRaise && (
        <Raise
          bookingId={booking.id}
          isFirst={problems.length === 0}
          onPicture={(id, file) => adding.mutate({ id, file })}
        />
      )}
    </Card>
  );
}

interface RaiseProps {
  bookingId: string;
  isFirst: boolean;
  onPicture: (problemId: string, file: File) => void;
}

function Raise({ bookingId, isFirst, onPicture }: RaiseProps) {
  const t = useTranslations("problems");
  const [open, setOpen] = useState(false);
  return (
    <div className={isFirst ? "" : "mt-6 border-t border-line pt-5"}>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {open && <RaiseDialog bookingId={bookingId} onPicture={onPicture} onClose={() => setOpen(false)} />}
    </div>
  );
}
