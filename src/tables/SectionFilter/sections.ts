/** A question with its answer: its heading and the elements up to the next heading. */
export interface Question {
  elements: Element[];
  /** Heading and answer in lower case with single spaces. */
  text: string;
}

/** A second-level heading, what follows it, and its questions. */
export interface Topic {
  id: string;
  title: string;
  /** The heading and what stands before the first question. */
  elements: Element[];
  questions: Question[];
}

/** Lower case, and any run of white space as one space. */
export function normalize(text: string): string {
  return text.toLowerCase().replace(/\s+/gu, " ").trim();
}

function headingText(heading: Element): string {
  const copy = heading.cloneNode(true) as Element;
  for (const anchor of copy.querySelectorAll("a.hash-link")) anchor.remove();
  return copy.textContent.trim();
}

/**
 * Reads topics (`h2`) and questions (`h3`) from elements in document order. Elements before the
 * first topic are left out: they stay visible whatever the filter says.
 * @param children elements that contain the headings as siblings, as a page in Markdown renders
 */
export function readTopics(children: Iterable<Element>): Topic[] {
  const topics: Topic[] = [];
  for (const element of children) {
    const topic = topics.at(-1);
    const question = topic?.questions.at(-1);
    if (element.tagName === "H2") {
      topics.push({
        id: element.id,
        title: headingText(element),
        elements: [element],
        questions: [],
      });
    } else if (topic && element.tagName === "H3") {
      topic.questions.push({ elements: [element], text: normalize(headingText(element)) });
    } else if (question) {
      question.elements.push(element);
      question.text = `${question.text} ${normalize(element.textContent)}`;
    } else {
      topic?.elements.push(element);
    }
  }
  return topics;
}

/** How many entries are shown, and how many there are. */
export interface Count {
  readonly shown: number;
  readonly total: number;
}

/**
 * Hides the questions that do not fit and the topics without a question left.
 *
 * @param text words that must all occur
 * @param fits whether a question belongs to what the reader has chosen
 */
export function applyFilter(
  topics: readonly Topic[],
  text: string,
  fits: (question: Question, topic: Topic) => boolean,
): Count {
  const words = normalize(text).split(" ");
  let shown = 0;
  let total = 0;
  for (const topic of topics) {
    let shownHere = 0;
    for (const question of topic.questions) {
      const isShown = fits(question, topic) && words.every((word) => question.text.includes(word));
      for (const element of question.elements) element.toggleAttribute("hidden", !isShown);
      if (isShown) shownHere += 1;
    }
    for (const element of topic.elements) element.toggleAttribute("hidden", shownHere === 0);
    shown += shownHere;
    total += topic.questions.length;
  }
  return { shown, total };
}
