/**
 * For sections, by their address, what people ask with it in words of their own: other words than those
 * of the section, which are found anyway.
 */
export type SectionQuestions = Readonly<Record<string, readonly string[]>>;
