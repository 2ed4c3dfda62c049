/** What other sites show beside a link to the page. */
import { TRANSLATED } from "#i18n/locales.ts";
import { addressIn, type FrameProps } from "../page.ts";
import { SITE_ORIGIN } from "../site-origin.ts";
import { socialPictureFile } from "../social-picture.ts";

export function SocialTags({ language, page: { name, path }, words: { site, common } }: FrameProps) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={common("product")} />
      <meta property="og:locale" content={language} />
      {TRANSLATED.filter((tag) => tag !== language).map((tag) => (
        <meta key={tag} property="og:locale:alternate" content={tag} />
      ))}
      <meta property="og:title" content={site(`pages.${name}.title`)} />
      <meta property="og:description" content={site(`pages.${name}.description`)} />
      <meta property="og:url" content={SITE_ORIGIN + addressIn(language, path)} />
      <meta property="og:image" content={`${SITE_ORIGIN}/${socialPictureFile(name, language)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
