// In place of ThemeProvider/TitleFormatter of @docusaurus/theme-classic 3.10.2, which adds the site's name
// to every title. Lists of results cut a title after about 60 characters: there, the words that tell pages
// apart count more than a name that `og:site_name` gives as well.
import { TitleFormatterProvider } from "@docusaurus/theme-common/internal";
import type { ComponentProps, ReactNode } from "react";

const LONGEST_TITLE = 60;

const formatter: ComponentProps<typeof TitleFormatterProvider>["formatter"] = ({
  defaultFormatter,
  ...params
}) => {
  const whole = defaultFormatter(params);
  return whole.length <= LONGEST_TITLE ? whole : params.title;
};

export default function ThemeProviderTitleFormatter({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return <TitleFormatterProvider formatter={formatter}>{children}</TitleFormatterProvider>;
}
