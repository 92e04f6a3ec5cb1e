import type { ReactElement } from "react";

import { TABLE_ROLE } from "@site/src/lib/protocol/table-roles";
import CopyButton from "@site/src/ui/CopyButton";
import TableHead from "@site/src/ui/TableHead";
import { BACKGROUNDS, BRAND_COLORS, type BrandColor } from "./colors";
import { contrastGrade, contrastRatio } from "./contrast";
import styles from "./styles.module.css";

const COLUMNS = ["Color", "Use", ...BACKGROUNDS.map(({ label }) => label)];

/** The colors of the brand with their hex codes and their contrast on three backgrounds. */
export default function BrandColors(): ReactElement {
  return (
    <div className="sd-table">
      <table {...TABLE_ROLE.table} aria-label="Brand colors">
        <TableHead columns={COLUMNS} />
        <tbody {...TABLE_ROLE.rowgroup}>
          {BRAND_COLORS.flatMap(({ group, colors }) =>
            colors.map((color) => <ColorRow key={color.hex} group={group} color={color} />),
          )}
        </tbody>
      </table>
    </div>
  );
}

function ColorRow({
  group,
  color: { hex, use },
}: {
  group: string;
  color: BrandColor;
}): ReactElement {
  return (
    <tr {...TABLE_ROLE.row}>
      <td {...TABLE_ROLE.cell} data-label="Color">
        <span className={styles.color}>
          <span className={styles.swatch} style={{ backgroundColor: hex }} />
          <code>{hex}</code>
          <CopyButton text={hex} label={`Copy ${hex}`} />
        </span>
      </td>
      <td {...TABLE_ROLE.cell} data-label="Use">
        {group}: {use}
      </td>
      {BACKGROUNDS.map(({ hex: background, label }) => {
        const ratio = contrastRatio(hex, background);
        return (
          <td key={background} {...TABLE_ROLE.cell} data-label={label}>
            {ratio.toFixed(2)}:1 <span className={styles.grade}>{contrastGrade(ratio)}</span>
          </td>
        );
      })}
    </tr>
  );
}
