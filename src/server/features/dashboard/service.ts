/** Everything that the dashboard shows, read at the same time; what fails takes nothing else along. */
import type { z } from "zod";
import type { Dashboard } from "#contract/dashboard.ts";
import type { Platform } from "#server/platform/context.ts";
import { readingOnce } from "#server/platform/database/pools/reading-once.ts";
import type { SessionUser } from "#server/platform/http/session.ts";
import type { BookingService } from "../bookings/service.ts";
import type { DocumentService } from "../documents/service.ts";
import type { HouseholdService } from "../households/service.ts";
import type { JourneyService } from "../journey/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PaymentService } from "../payments/service.ts";
import type { QueueService } from "../queue/service.ts";
import type { WaitlistService } from "../waitlist/service.ts";

export type DashboardService = ReturnType<typeof dashboardService>;

interface Deps extends Pick<Platform, "log"> {
  readonly bookings: Pick<BookingService, "list">;
  readonly documents: Pick<DocumentService, "rate">;
  readonly households: Pick<HouseholdService, "list">;
  readonly journeys: Pick<JourneyService, "of" | "recommend">;
  readonly notifications: Pick<NotificationService, "activity">;
  readonly queue: Pick<QueueService, "status">;
  readonly payments: { readonly plans: Pick<PaymentService["plans"], "list"> };
  readonly waitlist: Pick<WaitlistService, "list">;
}

export function dashboardService(deps: Deps) {
  const { log, bookings, documents, households, journeys, notifications, queue, waitlist, payments } = deps;

  async function orNull<Part>(part: string, read: Promise<Part>): Promise<Part | null> {
    try {
      return await read;
    } catch (error) {
      log.error({ err: error, part }, "dashboard: a part could not be read");
      return null;
    }
  }

  /** What happened is read at the same time, and once more where the journey has just brought a recommendation. */
  async function recommended(userId: string) {
    const activity = () => orNull("activity", notifications.activity(userId));
    const [journey, known] = await Promise.all([orNull("journey", journeys.of(userId)), activity()]);
    const isNew = journey && (await orNull("recommendation", journeys.recommend(userId, journey)));
    return { journey, activity: isNew ? await activity() : known };
  }

  return {
    async of(user: SessionUser): Promise<z.input<typeof Dashboard>> {
      const [told, page, families, status, lines, plans, rate] = await readingOnce(() =>
        Promise.all([
          recommended(user.id),
          orNull("bookings", bookings.list(user)),
          orNull("families", households.list(user.id)),
          orNull("queue", queue.status(user)),
          orNull("waitlist", waitlist.list(user.id)),
          orNull("plans", payments.plans.list(user.id)),
          orNull("rate", documents.rate()),
        ]),
      );
      return {
        ...{ ...told, families, plans, rate },
        ...{ bookings: page?.bookings ?? null, queue: status, waitlist: lines },
      };
    },
  };
}
