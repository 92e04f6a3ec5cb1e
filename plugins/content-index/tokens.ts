import { countTokens as count } from "gpt-tokenizer/encoding/cl100k_base";

/** Tokens of a text in cl100k_base. Signs that control a model count as the text that they are here. */
export const countTokens = (text: string): number => count(text, { disallowedSpecial: new Set() });
