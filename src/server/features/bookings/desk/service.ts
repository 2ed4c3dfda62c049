/** The operator's desk for its routes and jobs. */
import type { Platform } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { BusinessActor } from "#server/platform/http/session.ts";
import type { Dependencies } from "../dependencies/dependencies.ts";
import type { Actor } from "../records/side.ts";
import { approveMany, carryOutDue, giveAnswer, takeBackAnswer } from "./answers/answering.ts";
import { carryOutAnswersJob } from "./answers/carry-out.job.ts";
import { assign, note } from "./caring.ts";
import { openThread, readThread, writeMessage } from "./messages.ts";
import { callOffByStaff, type Refund, refundByOperator } from "./refunding.ts";
import { type Release, releaseSeat } from "./release.ts";
import { type CustomersQuery, readCustomers } from "./table/customers.ts";
import { exportTable } from "./table/export.ts";
import { countTable, readTable } from "./table/table.ts";
import { assignToNobody } from "./whole.repository.ts";
import { readWholeBooking } from "./whole.ts";

export type BookingDesk = ReturnType<typeof bookingDesk>;

export function bookingDesk(deps: Dependencies & Pick<Platform, "limits">) {
  return {
    table: (user: BusinessActor, query: Parameters<typeof readTable>[2]) => readTable(deps, user, query),
    counts: (user: BusinessActor, query: Parameters<typeof countTable>[2]) => countTable(deps, user, query),
    customers: (user: BusinessActor, query: CustomersQuery) => readCustomers(deps, user, query),
    export: (
      user: BusinessActor,
      query: Parameters<typeof exportTable>[2],
      locale: Parameters<typeof exportTable>[3],
    ) => exportTable(deps, user, query, locale),
    whole: (user: BusinessActor, id: string) => readWholeBooking(deps, user, id),
    answer: (user: BusinessActor, id: string, said: Parameters<typeof giveAnswer>[3]) =>
      giveAnswer(deps, user, id, said),
    undo: (user: BusinessActor, id: string) => takeBackAnswer(deps, user, id),
    approveMany: (user: BusinessActor, ids: readonly string[]) => approveMany(deps, user, ids),
    /** By staff, for an operator that they have suspended. */
    callOff: (user: BusinessActor, id: string, ending: Parameters<typeof callOffByStaff>[3]) =>
      callOffByStaff(deps, user, id, ending),
    refund: async (user: BusinessActor, id: string, refund: Refund) => {
      await refundByOperator(deps, user, id, refund);
      return readWholeBooking(deps, user, id);
    },
    releaseSeat: async (user: BusinessActor, id: string, release: Release) => {
      await releaseSeat(deps, user, id, release);
      return readWholeBooking(deps, user, id);
    },
    assign: (user: BusinessActor, id: string, assigneeId: string | null) => assign(deps, user, id, assigneeId),
    /** With the transaction in which somebody leaves the business: what was theirs to look after is nobody's. */
    handBack: (tx: Db, operatorId: string, assigneeId: string) => assignToNobody(tx, operatorId, assigneeId),
    note: (user: BusinessActor, id: string, body: string) => note(deps, user, id, body),
    thread: (user: Actor, id: string) => readThread(deps, user, id),
    write: (user: Actor, id: string, body: string) => writeMessage(deps, user, id, body),
    open: (user: Actor, id: string) => openThread(deps, user, id),
    work: () => deps.jobs.work(carryOutAnswersJob, () => carryOutDue(deps)),
  };
}
