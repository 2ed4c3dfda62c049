/** One static page as the text of an HTML file. Runs in the build and in the development server, never in a browser. */
import { renderToStaticMarkup } from "react-dom/server";
import { PageDocument, type PageFiles } from "./frame/page-document.tsx";
import { publicAddresses } from "./pages.ts";
import { publicWords } from "./words.ts";

export { publicAddresses };

/** Throws for an address that is no static page. */
export function renderPage(address: string, files: PageFiles): string {
  const found = publicAddresses().find((one) => one.address === address);
  if (!found) throw new Error(`${address} is no static page`);
  const { language, page } = found;
  const words = publicWords(language);
  const markup = renderToStaticMarkup(
    <PageDocument language={language} page={page} words={words} files={files}>
      <page.Body language={language} words={words} />
    </PageDocument>,
  );
  return `<!doctype html>${markup}`;
}
