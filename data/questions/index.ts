import { API_QUESTIONS } from "./api";
import { APP_QUESTIONS } from "./apps";
import { BOB_QUESTIONS } from "./bob";
import { BOB_REFERENCE_QUESTIONS } from "./bob-reference";
import { CONCEPT_QUESTIONS } from "./concepts";
import { CONTRACT_QUESTIONS } from "./contracts";
import { DEVELOPER_QUESTIONS } from "./developers";
import { GUIDE_QUESTIONS } from "./guides";
import { INTEGRATOR_QUESTIONS } from "./integrators";
import { QUERY_QUESTIONS } from "./queries";
import { REFERENCE_QUESTIONS } from "./reference";
import { RELEASE_QUESTIONS } from "./releases";
import { SUPPORT_QUESTIONS } from "./support";
import type { SectionQuestions } from "./types";

/** Every set of questions; each area of the site has its own. */
export const QUESTION_SETS: readonly SectionQuestions[] = [
  API_QUESTIONS,
  APP_QUESTIONS,
  BOB_QUESTIONS,
  BOB_REFERENCE_QUESTIONS,
  CONCEPT_QUESTIONS,
  CONTRACT_QUESTIONS,
  DEVELOPER_QUESTIONS,
  GUIDE_QUESTIONS,
  INTEGRATOR_QUESTIONS,
  QUERY_QUESTIONS,
  REFERENCE_QUESTIONS,
  RELEASE_QUESTIONS,
  SUPPORT_QUESTIONS,
];
