/** The calls of the desk. */
import { answerContact, type ContactState, closeAsSpam, contactInbox, reopenMessage } from "#contract/contact.ts";
import { assistantThumbs } from "#contract/conversations.ts";
import { decideLicence, endingLicences, licenceQueue } from "#contract/licences.ts";
import {
  bookingsOfSuspended,
  callOffForOperator,
  confirmMeasure,
  endMeasure,
  endSessionsOf,
  findSubjects,
  takeMeasure,
} from "#contract/measures.ts";
import { paymentDifferences, resolvePaymentDifference } from "#contract/payment-gateway.ts";
import { staffProblems } from "#contract/problems.ts";
import { pauseWindow, resumeWindow, saleWindows } from "#contract/queue.ts";
import { decideReview, reportedReviews } from "#contract/reviews.ts";
import type { RouteArgs, RouteResult } from "#contract/route.ts";
import {
  decideDocument,
  documentForReview,
  documentsForReview,
  refusedTries,
  reviewAgreement,
  searchAudit,
} from "#contract/staff.ts";
import { useRouteMutation, useRouteQuery } from "#web/lib/calls/queries.ts";

export type LicenceCase = RouteResult<typeof licenceQueue>[number];
export type WaitingDocument = RouteResult<typeof documentsForReview>[number];
export type OpenedDocument = RouteResult<typeof documentForReview>;
export type InboxMessage = RouteResult<typeof contactInbox>[number];
export type AuditEntry = RouteResult<typeof searchAudit>["entries"][number];
export type AuditQuery = RouteArgs<typeof searchAudit>["query"];

export function useLicenceQueue() {
  return useRouteQuery(licenceQueue);
}

export type EndingLicence = RouteResult<typeof endingLicences>[number];

export function useEndingLicences() {
  return useRouteQuery(endingLicences);
}

export function useDecideLicence(onDecided: () => void) {
  const invalidates = [licenceQueue, endingLicences];
  return useRouteMutation(decideLicence, { invalidates, alsoOnceChanged: true, onSuccess: onDecided });
}

export function useWaitingDocuments() {
  return useRouteQuery(documentsForReview);
}

export function useOpenedDocument(id: string) {
  return useRouteQuery(documentForReview, { params: { id } });
}

export function useDecideDocument(onDecided: () => void) {
  return useRouteMutation(decideDocument, { invalidates: [documentsForReview, reviewAgreement], onSuccess: onDecided });
}

export type CountedRule = RouteResult<typeof reviewAgreement>[number];

export function useAgreement() {
  return useRouteQuery(reviewAgreement);
}

export function useMessages(state: ContactState) {
  return useRouteQuery(contactInbox, { query: { state } });
}

export function useAnswerContact(onAnswered: () => void) {
  return useRouteMutation(answerContact, { invalidates: [contactInbox], onSuccess: onAnswered });
}

export function useCloseAsSpam(onClosed: () => void) {
  return useRouteMutation(closeAsSpam, { invalidates: [contactInbox], onSuccess: onClosed });
}

export function useReopen(onReopened: () => void) {
  return useRouteMutation(reopenMessage, { invalidates: [contactInbox], onSuccess: onReopened });
}

export type CountedThumbs = RouteResult<typeof assistantThumbs>[number];

export function useAssistantThumbs() {
  return useRouteQuery(assistantThumbs);
}

export type PaymentDifference = RouteResult<typeof paymentDifferences>[number];

export function useDifferences() {
  return useRouteQuery(paymentDifferences);
}

export function useResolveDifference(onResolved: () => void) {
  return useRouteMutation(resolvePaymentDifference, { invalidates: [paymentDifferences], onSuccess: onResolved });
}

export function useAudit(query: NonNullable<AuditQuery>) {
  return useRouteQuery(searchAudit, { query });
}

export type RefusedTry = RouteResult<typeof refusedTries>["tries"][number];

export function useRefusedTries() {
  return useRouteQuery(refusedTries);
}

export function useReportedReviews() {
  return useRouteQuery(reportedReviews);
}

export function useDecideReview(onDecided: () => void) {
  return useRouteMutation(decideReview, {
    invalidates: [reportedReviews],
    alsoOnceChanged: true,
    onSuccess: onDecided,
  });
}

export function useStaffProblems() {
  return useRouteQuery(staffProblems);
}

export type SupervisedWindow = RouteResult<typeof saleWindows>[number];

/** Those that are over among them. */
export function useAllSaleWindows() {
  return useRouteQuery(saleWindows);
}

export function useHalt() {
  return {
    pause: useRouteMutation(pauseWindow, { invalidates: [saleWindows] }),
    resume: useRouteMutation(resumeWindow, { invalidates: [saleWindows] }),
  };
}

export type FoundSubject = RouteResult<typeof findSubjects>[number];

/** Nothing typed: those that are stopped. */
export function useSubjects(typed: string) {
  return useRouteQuery(findSubjects, { query: typed === "" ? {} : { q: typed } });
}

/** What any measure changes on this desk. */
const OF_MEASURES = [findSubjects, bookingsOfSuspended, endingLicences];

export function useTakeMeasure(onTaken: () => void) {
  return useRouteMutation(takeMeasure, { invalidates: OF_MEASURES, onSuccess: onTaken });
}

export function useConfirmMeasure() {
  return useRouteMutation(confirmMeasure, { invalidates: OF_MEASURES });
}

export function useEndMeasure(onEnded: () => void) {
  return useRouteMutation(endMeasure, { invalidates: OF_MEASURES, onSuccess: onEnded });
}

export function useEndSessionsOf(onEnded: () => void) {
  return useRouteMutation(endSessionsOf, { invalidates: OF_MEASURES, onSuccess: onEnded });
}

export type StoppedBooking = RouteResult<typeof bookingsOfSuspended>[number];

export function useStoppedBookings(measureId: string) {
  return useRouteQuery(bookingsOfSuspended, { params: { id: measureId } });
}

export function useCallOffForOperator(onDone: () => void) {
  return useRouteMutation(callOffForOperator, { invalidates: [bookingsOfSuspended], onSuccess: onDone });
}
