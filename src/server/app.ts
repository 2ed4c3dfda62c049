/** Wires the features: a visible list, in the order of the product's nouns. */
import { accountRoutes, credentialRoutes, passkeyRoutes, secondFactorRoutes } from "./features/accounts/routes.ts";
import { accountService } from "./features/accounts/service.ts";
import { analyticsRoutes } from "./features/analytics/routes.ts";
import { analyticsService } from "./features/analytics/service.ts";
import { assistantRoutes } from "./features/assistant/routes.ts";
import { assistantService } from "./features/assistant/service.ts";
import { bookingChangeRoutes } from "./features/bookings/changes/routes.ts";
import { bookingDeskRoutes } from "./features/bookings/desk/routes.ts";
import { officialNumberRoutes } from "./features/bookings/numbers/routes.ts";
import { gatewayRoutes } from "./features/bookings/payments/gateways/routes.ts";
import { passengerImportRoutes } from "./features/bookings/phone/imports/routes.ts";
import { phoneBookingRoutes } from "./features/bookings/phone/routes.ts";
import { bookingRoutes } from "./features/bookings/routes.ts";
import { bookingService, moveBookedPlaces } from "./features/bookings/service.ts";
import { companyRoutes } from "./features/company/routes.ts";
import { companyService } from "./features/company/service.ts";
import { plainFormRoutes } from "./features/contact/plain-form.ts";
import { contactRoutes } from "./features/contact/routes.ts";
import { contactService } from "./features/contact/service.ts";
import { customerGroupRoutes } from "./features/customer-groups/routes.ts";
import { customerGroupService, moveGroupPlaces } from "./features/customer-groups/service.ts";
import { dashboardRoutes } from "./features/dashboard/routes.ts";
import { dashboardService } from "./features/dashboard/service.ts";
import { fileDemoPapers, filePapersWorker } from "./features/demo/papers/file-papers.job.ts";
import { keepQueue, keepQueueWorker } from "./features/demo/queue/keep-queue.job.ts";
import { demoService } from "./features/demo/service.ts";
import { recognisePaper } from "./features/documents/intake/recognise-paper.job.ts";
import { intakeRoutes } from "./features/documents/intake/routes.ts";
import { documentRoutes } from "./features/documents/routes.ts";
import { secondOpinionRoutes } from "./features/documents/second-opinion/routes.ts";
import { askSecondOpinion } from "./features/documents/second-opinion/service.ts";
import {
  documentService,
  giveDocumentsTo,
  handOverDocuments,
  takeDocumentsFrom,
} from "./features/documents/service.ts";
import { sweepDocuments } from "./features/documents/sweep-documents.job.ts";
import { judgeAgain } from "./features/documents/verdicts/judge-again.job.ts";
import { verifyDocumentJob, verifyFirst } from "./features/documents/verdicts/verify-document.job.ts";
import { handoffRoutes } from "./features/handoff/routes.ts";
import { handoffService } from "./features/handoff/service.ts";
import { householdPlanRoutes } from "./features/households/plans/routes.ts";
import { householdPlanService } from "./features/households/plans/service.ts";
import { householdRoutes } from "./features/households/routes.ts";
import { householdService } from "./features/households/service.ts";
import { journeyRoutes } from "./features/journey/routes.ts";
import { journeyService } from "./features/journey/service.ts";
import { licenceRoutes } from "./features/licences/routes.ts";
import { licenceService } from "./features/licences/service.ts";
import { reachRoutes } from "./features/listing-analytics/routes.ts";
import { reachService } from "./features/listing-analytics/service.ts";
import { mailService } from "./features/mail/service.ts";
import { notificationRoutes } from "./features/notifications/routes.ts";
import { notificationService } from "./features/notifications/service.ts";
import { offlinePackRoutes } from "./features/offline-pack/routes.ts";
import { offlinePackService } from "./features/offline-pack/service.ts";
import { operatorRoutes } from "./features/operators/routes.ts";
import { operatorService } from "./features/operators/service.ts";
import { packageImportRoutes } from "./features/package-imports/routes.ts";
import { packageImportService } from "./features/package-imports/service.ts";
import { packageRoutes } from "./features/packages/routes.ts";
import { packageService } from "./features/packages/service.ts";
import { paymentRoutes } from "./features/payments/routes.ts";
import { paymentService } from "./features/payments/service.ts";
import { prayerTimesRoutes } from "./features/prayer-times/routes.ts";
import { prayerTimesService } from "./features/prayer-times/service.ts";
import { privacyRoutes } from "./features/privacy/routes.ts";
import { privacyService } from "./features/privacy/service.ts";
import { problemRoutes } from "./features/problems/routes.ts";
import { problemPictures, problemService } from "./features/problems/service.ts";
import { accountReadinessOf } from "./features/queue/people/readiness.ts";
import { queueRoutes } from "./features/queue/routes.ts";
import { httpBeacon, queueService, saleQueue } from "./features/queue/service.ts";
import { beatWhileListening } from "./features/queue/windows/heartbeat.ts";
import { voiceRoutes } from "./features/reviews/routes.ts";
import { voiceService } from "./features/reviews/service.ts";
import { searchEngineRoutes } from "./features/search-engines/routes.ts";
import { measureService } from "./features/staff/measures.ts";
import { measureRoutes, staffRoutes } from "./features/staff/routes.ts";
import { staffService } from "./features/staff/service.ts";
import { statementRoutes } from "./features/statements/routes.ts";
import { statementService } from "./features/statements/service.ts";
import { teamRoutes } from "./features/team/routes.ts";
import { teamService } from "./features/team/service.ts";
import { paperRoutes } from "./features/tickets/routes.ts";
import { moveTickets, paperService } from "./features/tickets/service.ts";
import { travellerRoutes } from "./features/travellers/routes.ts";
import { removeMerged, travellerService } from "./features/travellers/service.ts";
import { sweepTravellers } from "./features/travellers/sweep-travellers.job.ts";
import { waitlistRoutes } from "./features/waitlist/routes.ts";
import { waitlistService } from "./features/waitlist/service.ts";
import { wishRoutes } from "./features/wishes/routes.ts";
import { wishService } from "./features/wishes/service.ts";
import { createHttpApp } from "./http-app.ts";
import { installLive } from "./live-route.ts";
import type { Platform } from "./platform/context.ts";
import { sweepKept, sweepKeptAnswers } from "./platform/http/done-once.ts";
import type { App } from "./platform/http/handle.ts";
import { sweepLimits } from "./platform/limits/limits.ts";
import { onePerson } from "./platform/records/one-person.ts";

/** The row itself goes last. */
const mergePerson = onePerson([moveBookedPlaces, moveTickets, moveGroupPlaces, handOverDocuments, removeMerged]);

/** The whole application on the given ground; its jobs have their workers, but do not run yet. */
export async function buildApp(platform: Platform): Promise<App> {
  const { config, jobs, bus, limits, metrics } = platform;
  jobs.work(sweepLimits, () => limits.sweep());
  jobs.work(sweepKeptAnswers, () => sweepKept(platform.db));

  const mail = mailService(platform);
  mail.work();
  const notifications = notificationService({ ...platform, mail });

  const accounts = accountService({ ...platform, mail, notifications });
  const app = await createHttpApp(platform, accounts.sessions);
  await installLive(app, platform);
  accountRoutes(app, accounts);
  credentialRoutes(app, accounts);
  secondFactorRoutes(app, accounts);
  passkeyRoutes(app, accounts);
  accounts.work();
  notificationRoutes(app, notifications);
  notifications.work();

  const travellers = travellerService({
    ...platform,
    documents: { giveTo: giveDocumentsTo, takeFrom: takeDocumentsFrom },
  });
  travellerRoutes(app, travellers);
  jobs.work(sweepTravellers, () => travellers.sweep());

  const households = householdService({ ...platform, mail, notifications, mergePerson });
  householdRoutes(app, households);
  householdPlanRoutes(app, householdPlanService({ ...platform, mail, notifications }));
  households.work();

  const packages = packageService(platform);
  packageRoutes(app, packages);
  packages.work();
  packageImportRoutes(app, packageImportService({ ...platform, packages }));
  searchEngineRoutes(app, packages, config.publicUrl);

  const bookings = bookingService({ ...platform, packages, notifications, queue: saleQueue(platform) });
  bookingRoutes(app, bookings);
  bookingChangeRoutes(app, bookings.changes);
  await gatewayRoutes(app, bookings.money);
  const phone = bookings.phone({ mail, keys: platform.keys, mergePerson });
  phoneBookingRoutes(app, phone);
  phone.work();
  passengerImportRoutes(app, bookings.passengers(mail, platform));
  bookingDeskRoutes(app, bookings.desk);
  const numbers = bookings.numbers(platform);
  officialNumberRoutes(app, numbers);
  numbers.work();
  bookings.work();
  bookings.desk.work();
  metrics.gauge("rihla_holds_live", "Holds that block seats, on all nodes together.", bookings.liveHolds);

  companyRoutes(app, companyService(platform));
  const team = teamService({ ...platform, mail, notifications, bookings });
  teamRoutes(app, team);
  team.work();
  const statements = statementService(platform);
  statementRoutes(app, statements);
  const payments = paymentService({ ...platform, bookings, notifications });
  paymentRoutes(app, payments);
  payments.work();

  const waitlist = waitlistService({ ...platform, packages, bookings, notifications });
  waitlistRoutes(app, waitlist);
  waitlist.work();
  const voices = voiceService({ ...platform, mail, notifications, packages });
  voiceRoutes(app, voices);
  const problems = problemService({ ...platform, mail, notifications });
  const pictures = problemPictures(platform);
  problemRoutes(app, problems, pictures);
  problems.work();
  pictures.work();
  const reach = reachService(platform);
  reachRoutes(app, reach);
  reach.work();
  const wishes = wishService(platform);
  wishRoutes(app, wishes);
  wishes.work();

  const papers = paperService({ ...platform, bookings });
  paperRoutes(app, papers);
  mail.attachWith("booking_confirmation", papers.confirmationFor);

  const operators = operatorService(platform);
  operatorRoutes(app, operators);
  analyticsRoutes(app, analyticsService(platform));

  const documents = documentService({ ...platform, notifications, enter: travellers.addWithin });
  documentRoutes(app, documents);
  secondOpinionRoutes(app, documents.opinions);
  intakeRoutes(app, documents.intake);
  jobs.work(recognisePaper, documents.intake.recognise);
  jobs.work(verifyDocumentJob, documents.verify);
  jobs.work(verifyFirst, documents.verifyFirst);
  jobs.work(sweepDocuments, documents.sweep);
  jobs.work(judgeAgain, documents.judge);
  jobs.work(askSecondOpinion, documents.opinions.ask);

  offlinePackRoutes(app, offlinePackService({ ...platform, bookings, documents, papers, travellers }));
  handoffRoutes(app, handoffService({ ...platform, bookings, documents, households, travellers }));
  const customerGroups = customerGroupService({ ...platform, documents });
  customerGroupRoutes(app, customerGroups);
  customerGroups.work();

  const queue = queueService({
    ...{ ...platform, notifications, packages, lockForSale: packages.lockForSale, endRunOut: bookings.endRunOut },
    readinessOf: (userId) => accountReadinessOf({ ...platform, documents, households, payments, travellers }, userId),
    rankedWishes: households.rankedWishes,
    beacon: config.beaconUrl === null ? null : httpBeacon(config.beaconUrl),
  });
  queueRoutes(app, queue);
  queue.work();
  beatWhileListening(app, queue, platform);

  const journeys = journeyService({
    ...{ ...platform, bookings, documents, households, notifications, payments, queue, travellers },
  });
  journeyRoutes(app, journeys);
  journeys.work();
  const shown = { bookings, documents, households, journeys, notifications, payments, queue, waitlist };
  dashboardRoutes(app, dashboardService({ ...platform, ...shown }));

  const prayer = prayerTimesService(platform);
  prayerTimesRoutes(app, prayer);

  const licences = licenceService({ ...platform, packages, notifications });
  licenceRoutes(app, licences);
  licences.work();

  if (config.demo) jobs.work(keepQueue, keepQueueWorker(platform));
  if (config.demo) jobs.work(fileDemoPapers, filePapersWorker({ ...platform, documents, licences: licences.own }));

  const contact = contactService({ ...platform, mail });
  contactRoutes(app, contact);
  plainFormRoutes(app, contact);
  contact.work();
  const tools = {
    ...{ bookings, documents, households, journeys, packages, payments, prayer, queue, travellers, waitlist },
    ...{
      notifications,
      numbers,
      operators,
      groups: customerGroups,
      voices,
      licences,
      reach,
      problems,
      team,
      statements,
    },
  };
  const assistant = assistantService({ ...platform, contact, tools });
  assistantRoutes(app, assistant);
  assistant.work();
  const known = {
    accounts,
    contact,
    documents,
    households,
    licences: licences.own,
    numbers,
    mail,
    packages,
    problems: pictures,
    travellers,
    wishes,
  };
  const privacy = privacyService({ ...platform, ...known });
  privacyRoutes(app, privacy);
  privacy.work();
  const staff = staffService(platform);
  staffRoutes(app, staff, documents);
  staff.work();
  const measures = measureService({
    ...platform,
    accounts,
    bookings,
    licences,
    notifications,
    packages,
    queue,
    waitlist,
  });
  measureRoutes(app, measures);
  measures.work();

  app.addHook("onReady", async () => bus.start());
  return app;
}

/** Loads the demonstration world where nobody has an account yet; lines for the person at the terminal: its sign-ins. */
export async function openDemonstration(platform: Platform): Promise<readonly string[]> {
  const demo = demoService(platform);
  await demo.loadIfEmpty();
  return demo.welcome();
}
