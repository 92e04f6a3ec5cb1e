import type { ReactElement } from "react";

import { BACKGROUNDS, BRAND_COLORS } from "../../../../data/brand-colors";
import CopyButton from "@site/src/ui/CopyButton";
import ResultTable from "@site/src/ui/ResultTable";
import { contrastGrade, contrastRatio } from "./contrast";
import styles from "./styles.module.css";

/** The colors of the brand with their hex codes and their contrast on three backgrounds. */
export default function BrandColors(): ReactElement {
  return (
    <ResultTable
      caption="Brand colors"
      columns={["Color", "Use", ...BACKGROUNDS.map(({ label }) => label)]}
      rows={BRAND_COLORS.flatMap(({ group, colors }) =>
        colors.map(({ hex, use }) => [
          <span key={hex} className={styles.color}>
            <span className={styles.swatch} style={{ backgroundColor: hex }} />
            <code>{hex}</code>
            <CopyButton text={hex} label={`Copy ${hex}`} />
          </span>,
          <>
            {group}: {use}
          </>,
          ...BACKGROUNDS.map(({ hex: background }) => {
            const ratio = contrastRatio(hex, background);
            return (
              <>
                {ratio.toFixed(2)}:1 <span className={styles.grade}>{contrastGrade(ratio)}</span>
              </>
            );
          }),
        ]),
      )}
    />
  );
}
