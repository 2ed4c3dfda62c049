/** Pictures of packages: drawn anew, shown to whoever sees the package, refused where they would break something. */
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { duplicatePackage } from "#contract/own-packages.ts";
import { addPackageImage, deletePackageImage, packageImage } from "#contract/package-images.ts";
import { getPackage, listPackages, type Package } from "#contract/packages.ts";
import { MAX_IMAGES } from "#domain/packages/image.ts";
import { LineFull } from "#server/platform/workers/line.ts";
import { testApp } from "../../../../../test/app.ts";
import { givenOperator, givenPilgrim } from "../../../../../test/factories/accounts.ts";
import { givenDraft, givenListed } from "../../../../../test/factories/packages.ts";
import { redrawImage } from "../images/redraw-image.ts";
import { removeStrayImages } from "./sweep-images.job.ts";

const app = await testApp();
const operator = await givenOperator(app);
const rival = await givenOperator(app);
const pilgrim = await givenPilgrim(app);

const picture = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: "#336655" } });
const photo = await picture()
  .withExif({ IFD0: { Artist: "Secret Name" }, IFD3: { GPSLatitude: "21/1 25/1 21/1" } })
  .jpeg()
  .toBuffer();

const gif = await picture().gif().toBuffer();
const small = await picture(200, 200).jpeg().toBuffer();
const huge = await picture(9000, 5000).png().toBuffer();

const parts = (made: Package, bytes: Buffer, alt = "The hotel by day") => ({
  params: { id: made.id },
  fields: { alt },
  file: { name: "hotel.jpg", type: "image/jpeg", bytes },
});
const add = (made: Package, bytes: Buffer) => app.upload(addPackageImage, parts(made, bytes), operator.session);
const fetchImage = (made: Package, imageId: string, cookie?: string) =>
  app.inject({
    method: "GET",
    url: `/api/packages/${made.id}/images/${imageId}`,
    headers: cookie ? { cookie } : {},
  });

describe("a picture of a package", () => {
  it("is drawn anew, without what the camera wrote into it, and shown on the card at once", async () => {
    const made = await givenListed(app, operator);

    const { images, version } = await add(made, photo);

    expect(images).toEqual([{ id: expect.any(String), alt: "The hotel by day", width: 800, height: 600 }]);
    expect(version).toBe(made.version + 1);
    const { statusCode, headers, rawPayload } = await fetchImage(made, images[0]?.id ?? "");
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
    expect(rawPayload.includes("Secret Name")).toBe(false);
    const listed = await app.call(listPackages, {}, operator.session);
    expect(listed.find(({ id }) => id === made.id)?.images).toEqual(images);
  });

  it("is kept no larger than a page shows it", async () => {
    const { images } = await add(await givenDraft(app, operator), await picture(4000, 2000).png().toBuffer());

    expect(images[0]).toMatchObject({ width: 1400, height: 700 });
  });

  it("is gone for good when it is taken away", async () => {
    const made = await givenListed(app, operator);
    const [image] = (await add(made, photo)).images;
    const params = { id: made.id, imageId: image?.id ?? "" };

    expect((await app.call(deletePackageImage, { params }, operator.session)).images).toEqual([]);
    expect((await fetchImage(made, params.imageId)).statusCode).toBe(404);
    expect(await app.refusal(deletePackageImage, { params }, operator.session)).toMatchObject({ status: 404 });
  });

  it("is kept by every cache once it is on the market, and by the browser alone of whoever is signed in", async () => {
    const [listed, draft] = [await givenListed(app, operator), await givenDraft(app, operator)];
    const cached = async (made: Package, cookie?: string) => {
      const [image] = (await add(made, photo)).images;
      return (await fetchImage(made, image?.id ?? "", cookie)).headers["cache-control"];
    };

    expect(await cached(listed)).toBe("public, max-age=31536000, immutable");
    // A session that is renewed comes with its cookie.
    for (const made of [listed, draft])
      expect(await cached(made, operator.session.cookie)).toBe("private, max-age=31536000, immutable");
    const missing = await fetchImage(listed, "nothing");
    expect(missing.headers["cache-control"] ?? "").not.toContain("immutable");
  });

  it("goes along with a duplicate, as a picture of its own", async () => {
    const made = await givenListed(app, operator);
    await add(made, photo);
    const { images } = await add(made, await picture(900, 700).jpeg().toBuffer());

    const copy = await app.call(duplicatePackage, { params: { id: made.id } }, operator.session);

    const sizes = (list: Package["images"]) => list.map(({ width, height, alt }) => [width, height, alt]);
    expect(sizes(copy.images)).toEqual(sizes(images));
    for (const { id } of images) {
      await app.call(deletePackageImage, { params: { id: made.id, imageId: id } }, operator.session);
    }
    for (const { id } of copy.images) {
      expect((await fetchImage(copy, id, operator.session.cookie)).statusCode).toBe(200);
      expect((await fetchImage(made, id, operator.session.cookie)).statusCode).toBe(404);
    }
  });

  it("of a draft is its operator's alone to see", async () => {
    const made = await givenDraft(app, operator);
    const [image] = (await add(made, photo)).images;
    const status = async (cookie?: string) => (await fetchImage(made, image?.id ?? "", cookie)).statusCode;

    expect([await status(), await status(rival.session.cookie), await status(operator.session.cookie)]).toEqual([
      404, 404, 200,
    ]);
  });

  it.each([
    ["image_kind", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')],
    ["image_kind", gif],
    ["image_too_small", small],
    ["image_too_large", huge],
    ["file_unreadable", photo.subarray(0, 300)],
    ["file_unreadable", Buffer.from("<html><script>alert(1)</script>")],
    ["file_empty", Buffer.alloc(0)],
  ])("is refused as %s (%#)", async (code, bytes) => {
    const made = await givenDraft(app, operator);

    expect(await app.uploadRefusal(addPackageImage, parts(made, bytes), operator.session)).toMatchObject({
      status: 422,
      code,
    });
    expect((await app.call(getPackage, { params: { id: made.id } }, operator.session)).images).toEqual([]);
  });

  it("needs words for those who cannot see it", async () => {
    const made = await givenDraft(app, operator);

    expect(await app.uploadRefusal(addPackageImage, parts(made, photo, " "), operator.session)).toMatchObject({
      status: 400,
      errors: { alt: expect.any(String) },
    });
  });

  it("finds room for so many, also when they come at once", async () => {
    const made = await givenDraft(app, operator);

    const answers = await Promise.allSettled(Array.from({ length: MAX_IMAGES + 2 }, () => add(made, photo)));

    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(MAX_IMAGES);
    expect((await app.call(getPackage, { params: { id: made.id } }, operator.session)).images).toHaveLength(MAX_IMAGES);
  });

  it("is added and taken away by its operator alone", async () => {
    const made = await givenListed(app, operator);
    const [image] = (await add(made, photo)).images;
    const params = { id: made.id, imageId: image?.id ?? "" };

    expect(await app.uploadRefusal(addPackageImage, parts(made, photo), rival.session)).toMatchObject({ status: 404 });
    expect(await app.uploadRefusal(addPackageImage, parts(made, photo), pilgrim.session)).toMatchObject({
      status: 403,
    });
    expect(await app.refusal(deletePackageImage, { params }, rival.session)).toMatchObject({ status: 404 });
    expect(await app.refusal(packageImage, { params: { ...params, imageId: "nothing" } })).toMatchObject({
      status: 404,
    });
  });

  it("is to be sent again, and not called damaged, while too many wait to be drawn", async () => {
    const cpu = { ...app.platform.cpu, attempt: () => Promise.reject(new LineFull("Too many tasks wait already.")) };

    await expect(redrawImage({ ...app.platform, cpu }, photo)).rejects.toThrow(LineFull);
  });

  it("that no package has any more is swept", async () => {
    const made = await givenDraft(app, operator);
    await add(made, photo);
    const image = await app.platform.db
      .selectFrom("packageImages")
      .select(["fileId", "fileKey"])
      .where("packageId", "=", made.id)
      .executeTakeFirstOrThrow();
    await app.platform.db.deleteFrom("packages").where("id", "=", made.id).execute();

    await removeStrayImages({ ...app.platform, clock: () => new Date(Date.now() + 7_200_000) });

    await expect(app.platform.files.read(image.fileId, image.fileKey)).rejects.toThrow();
  });
});
