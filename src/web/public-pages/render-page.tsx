/** One static page as the text of an HTML file. Runs in the build and in the development server, never in a browser. */
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "#contract/site.ts";
import { factsElement } from "./facts.ts";
import { PageDocument } from "./frame/page-document.tsx";
import type { PageFiles } from "./page.ts";
import { filmCaptions } from "./pages/landing/demos/film-captions.ts";
import { publicAddresses } from "./pages.ts";
import { socialPicturePlans } from "./social-picture.ts";
import { publicWords } from "./words.ts";

export { filmCaptions, publicAddresses, socialPicturePlans };

/** Throws for an address that is no static page. */
export function renderPage(address: string, files: PageFiles, installation: Site): string {
  const found = publicAddresses().find((one) => one.address === address);
  if (!found) throw new Error(`${address} is no static page`);
  const { language, page } = found;
  const given = { language, words: publicWords(language), installation, files };
  const markup = renderToStaticMarkup(
    <PageDocument {...given} page={page}>
      <page.Body {...given} />
    </PageDocument>,
  );
  // As text: React would write quotes as entities, which a data block does not read.
  const facts = factsElement(page.facts?.(given) ?? []);
  return `<!doctype html>${markup.replace("</head>", () => `${facts}</head>`)}`;
}
