/**
 * A text without the characters at its end that are among some. An expression such as `/[?!]+$/` would try
 * each of many such characters again.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
