import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import Chooser from "@site/src/forms/Chooser";
import { useForm } from "@site/src/forms/useForm";
import { APP_FIELDS, APPS, chooseApp, type Clue, CLUES, ROLES } from "./choose";

/** Two questions about a stream that lead to the app that manages it. */
export default function AppChooser(): ReactElement {
  const form = useForm(APP_FIELDS);
  const { texts, change } = form;
  const clue = CLUES.find(({ id }) => id === texts.clue)?.id;
  const role = ROLES.find(({ id }) => id === texts.role)?.id;
  const advice = chooseApp(clue, role);
  return (
    <Chooser
      form={form}
      title="Find the app"
      questions={[
        {
          text: "What do you know about the stream?",
          choices: CLUES,
          chosen: texts.clue,
          onChoose: (id) => change({ clue: id }),
        },
        {
          text: "Which side are you on?",
          choices: ROLES,
          chosen: texts.role,
          onChoose: (id) => change({ role: id }),
        },
      ]}
      answer={
        advice && (
          <p>
            Open <Link href={APPS[advice.app].url}>{APPS[advice.app].name}</Link>. {advice.reason}
          </p>
        )
      }
      all={CLUES.map(({ id, text }) => (
        <>
          {text}: {allAnswers(id)}
        </>
      ))}
    />
  );
}

function allAnswers(clue: Clue): string {
  const names = ROLES.map(({ id }) => chooseApp(clue, id)?.app).filter((app) => app !== undefined);
  const [first, second] = names;
  if (first === undefined || second === undefined || first === second) {
    return APPS[first ?? "current"].name;
  }
  return `${APPS[first].name} for the sender, ${APPS[second].name} for the recipient`;
}
