import Link from "@docusaurus/Link";
import type { ReactElement } from "react";

import { SHAPES } from "@site/src/lib/shapes";
import Sparkline, { SparklineList } from "@site/src/ui/Sparkline";
import { drawShape } from "./model";

/** Small drawings of all shapes with their example values, each with a link to its section. */
export default function ShapePictures(): ReactElement {
  return (
    <SparklineList>
      {SHAPES.map(({ id, name, section }) => {
        const drawn = drawShape(id);
        return (
          <li key={id}>
            {drawn.ok && (
              <Sparkline
                curve={drawn.points.map(({ x, y }) => [x, y])}
                label={`Amount over time of the shape ${name}`}
              />
            )}
            <Link to={`#${section}`}>{name}</Link>
          </li>
        );
      })}
    </SparklineList>
  );
}
