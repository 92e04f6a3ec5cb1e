import type { Requirement } from "./requirements";
import type { Proof } from "./tags";

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`).replace(/\s+/gu, " ");

function proofCell(proofs: readonly Proof[]): string {
  const files = [...new Set(proofs.map(({ file }) => file))];
  return files
    .map((file) => {
      const titles = proofs.filter((proof) => proof.file === file).map(({ title }) => title);
      return `\`${file}\`: ${[...new Set(titles)].join("; ")}`;
    })
    .join("<br />");
}

/** The requirements as a Markdown table: what each says, what does it, which tests prove it. */
export function conformanceTable(
  requirements: readonly Requirement[],
  proofs: readonly Proof[],
): string {
  const rows = requirements.map(({ id, states, implementedBy }) => [
    id,
    states,
    implementedBy.map((path) => `\`${path}\``).join("<br />"),
    proofCell(proofs.filter((proof) => proof.id === id)),
  ]);
  const lines = [
    ["Number", "Requirement", "Implemented by", "Proven by"],
    ["---", "---", "---", "---"],
    ...rows,
  ].map((cells) => `| ${cells.map(cell).join(" | ")} |`);
  return `# Conformance\n\n${lines.join("\n")}\n`;
}
