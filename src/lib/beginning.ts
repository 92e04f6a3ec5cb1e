/**
 * Id of the place after the first blocks of a page. Browsers that know `rel="expect"` paint nothing
 * before they have read up to it: a slow one would else paint the frame alone, and the text in a
 * second go.
 */
export const BEGINNING_ID = "end-of-beginning";
