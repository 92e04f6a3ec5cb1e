import { Joi } from "@docusaurus/utils-validation";
import type { OptionValidationContext } from "@docusaurus/types";

/** Options with their defaults filled in. Both are paths below the site's base URL. */
export interface ProtocolDataOptions {
  id: string;
  /** Folder of the public JSON files. */
  dataPath: string;
  /** Route of the list of releases; releases without a guide page get a page below it. */
  pagesPath: string;
}

/** Where pages and public files live, each with a leading slash and none at the end. */
export interface Paths {
  data: string;
  pages: string;
}

const folder = Joi.string()
  .pattern(/^\/?[a-z0-9-]+(\/[a-z0-9-]+)*\/?$/)
  .message(
    '{{#label}} is "{{#value}}". Use lower-case words of letters, digits and hyphens, ' +
      'separated by slashes, for example "data"',
  );

const schema = Joi.object<ProtocolDataOptions>({
  dataPath: folder.default("data"),
  pagesPath: folder.default("deployments"),
});

/**
 * Fills in the defaults and checks the options of the plugin.
 * @throws ValidationError that lists every unknown or malformed option
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  Partial<ProtocolDataOptions> | undefined,
  ProtocolDataOptions
>): ProtocolDataOptions {
  return validate(schema, options);
}

/** Brings the path options into the form that links use. */
export function pathsOf(options: Pick<ProtocolDataOptions, "dataPath" | "pagesPath">): Paths {
  const withSlash = (path: string): string => `/${path.replace(/^\/|\/$/g, "")}`;
  return { data: withSlash(options.dataPath), pages: withSlash(options.pagesPath) };
}
