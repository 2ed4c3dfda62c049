/** The calls about a household's papers that wait to be filed. */
import * as contract from "#contract/intake.ts";
import { type App, handle } from "#server/platform/http/handle.ts";
import type { IntakeService } from "./service.ts";

export function intakeRoutes(app: App, intake: IntakeService): void {
  handle(app, contract.listIntake, ({ user, locale }) => intake.list({ id: user.id, locale }));

  handle(app, contract.handIn, ({ user, upload }) =>
    intake.take(user.id, { key: upload.fields.key, fileName: upload.fileName, bytes: upload.bytes }),
  );

  handle(app, contract.agreeToIntake, ({ user, body }) => intake.agree(user, body));

  handle(app, contract.intakePreview, async ({ user, params }) => ({
    ...{ contentType: "image/jpeg", fileName: "paper.jpg", inline: true },
    content: await intake.preview(user.id, params.id),
  }));

  handle(app, contract.takeBackPaper, ({ user, params }) => intake.takeBack(user.id, params.id));
}
