import { type ReactElement, useMemo } from "react";

import type { ReleaseTable } from "@site/src/lib/protocol/model";
import Form, { Answer, FormFields, NoAnswer, Results } from "@site/src/forms/Form";
import { useForm } from "@site/src/forms/useForm";
import { type AccentColor, colorFields, cssColor, evaluate } from "./color";
import styles from "./styles.module.css";

interface NftColorProps {
  /** Release whose Lockup contract on Ethereum is the first example. */
  release: ReleaseTable;
}

/** Accent color of a Lockup NFT from what it depends on, on a drawing that names its parts. */
export default function NftColor({ release }: NftColorProps): ReactElement {
  const fields = useMemo(() => colorFields(exampleContract(release)), [release]);
  const form = useForm(fields, evaluate);
  const { color } = form.outcome;
  return (
    <Form form={form} title="Accent color of a Lockup NFT">
      <FormFields form={form} legend="Stream" names={["chainId", "streamId", "contract"]} />
      {color === undefined ? (
        <NoAnswer />
      ) : (
        <>
          <Answer>
            <code>{cssColor(color)}</code>
          </Answer>
          <Results
            items={[
              { term: "Hue", value: `${color.hue}°` },
              { term: "Saturation", value: `${color.saturation}%` },
              { term: "Lightness", value: `${color.lightness}%` },
            ]}
          />
        </>
      )}
      <Card color={color} />
    </Form>
  );
}

function exampleContract({ deployments }: ReleaseTable): string {
  const ethereum = deployments.find(({ chain }) => chain.id === 1);
  const contract = ethereum?.contracts[0];
  if (contract === undefined) {
    throw new Error("The release has no contract on Ethereum (chain id 1); pass another release.");
  }
  return contract.address;
}

/** The parts of the picture, in reading order. */
const PARTS = [
  "Addresses of the token and of the Lockup contract",
  "Hourglass, which changes with the status",
  "Progress in percent, with two decimals",
  "Status in words",
  "Deposit, abbreviated and rounded down",
  "Duration in whole days",
] as const;

function Card({ color }: { readonly color: AccentColor | undefined }): ReactElement {
  const accent = color === undefined ? "var(--sd-muted)" : cssColor(color);
  return (
    <figure className={styles.figure} data-extract-keep="">
      <svg viewBox="0 0 320 320" role="img" aria-label="Parts of a Lockup NFT, numbered as below">
        <rect width="320" height="320" rx="20" className={styles.back} />
        <rect x="14" y="14" width="292" height="292" rx="12" className={styles.edge} />
        <g stroke={accent} fill="none" strokeWidth="5" strokeLinejoin="round">
          <path d="M115 60H205M115 190H205" />
          <path d="M125 60C125 105 155 112 155 125S125 145 125 190M195 60C195 105 165 112 165 125S195 145 195 190" />
        </g>
        <path d="M133 88H187C182 108 164 114 160 124C156 114 138 108 133 88Z" fill={accent} />
        <path d="M132 186C136 170 150 164 160 160C170 164 184 170 188 186Z" fill={accent} />
        {LABELS.map(({ x, y, text }) => (
          <text key={text} x={x} y={y} className={styles.text}>
            {text}
          </text>
        ))}
        {MARKS.map(({ x, y }, index) => (
          <g key={`${x}-${y}`}>
            <circle cx={x} cy={y} r="10" className={styles.mark} />
            <text x={x} y={y} className={styles.number}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol>
          {PARTS.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** Example values of the drawing. */
const LABELS = [
  { x: 62, y: 262, text: "30.00%" },
  { x: 128, y: 262, text: "Streaming" },
  { x: 199, y: 262, text: "≥ 1.23M" },
  { x: 263, y: 262, text: "30 days" },
] as const;

/** Places of the numbers, in the order of the parts. */
const MARKS = [
  { x: 30, y: 14 },
  { x: 222, y: 125 },
  { x: 62, y: 235 },
  { x: 128, y: 235 },
  { x: 199, y: 235 },
  { x: 263, y: 235 },
] as const;
