import { type ReactElement, useId } from "react";

import { shortHash } from "./describe";
import type { DrawnTree } from "./model";
import { pathToRoot, placeNodes } from "./path";
import styles from "./styles.module.css";

const WIDTH = 360;
const LEVEL_HEIGHT = 58;
const BOX_HEIGHT = 24;
const TOP = 20;

interface TreeDrawingProps {
  readonly tree: DrawnTree;
  /** Place of the chosen row in the list. */
  readonly row: number;
}

/** A Merkle tree with the way of one leaf to the root and the proof that goes with it. */
export default function TreeDrawing({ tree, row }: TreeDrawingProps): ReactElement {
  const id = useId();
  const path = pathToRoot(tree.positions[row] ?? 0);
  const proof = path.siblings.map((node) => shortHash(tree.nodes[node] ?? "")).join(", ");
  const places = placeNodes(tree.nodes.length);
  const levels = Math.max(...places.map(({ level }) => level)) + 1;
  const boxWidth = Math.min(84, (WIDTH / 2 ** (levels - 1)) * 0.94);
  const rowOf = new Map(tree.positions.map((node, index) => [node, index]));
  const at = ({ x, level }: { x: number; level: number }): { x: number; y: number } => ({
    x: x * WIDTH,
    y: TOP + level * LEVEL_HEIGHT,
  });
  const kindOf = (node: number): "own" | "proof" | "other" => {
    if (path.nodes.includes(node)) return "own";
    return path.siblings.includes(node) ? "proof" : "other";
  };
  return (
    <svg
      className={styles.tree}
      viewBox={`0 0 ${WIDTH} ${TOP + (levels - 1) * LEVEL_HEIGHT + 44}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
    >
      <title id={`${id}-title`}>{`Merkle tree of ${tree.positions.length} rows`}</title>
      <desc id={`${id}-text`}>
        {`The leaf of row ${row} is hashed with ${path.siblings.length} other hashes on its way to the root: ${proof}. These hashes are the proof.`}
      </desc>
      {places.slice(1).map((place) => {
        const parent = places[Math.floor((place.node - 1) / 2)] ?? place;
        const [from, to] = [at(parent), at(place)];
        return (
          <line
            key={place.node}
            className={styles.branch}
            data-kind={kindOf(place.node)}
            x1={from.x}
            y1={from.y + BOX_HEIGHT / 2}
            x2={to.x}
            y2={to.y - BOX_HEIGHT / 2}
          />
        );
      })}
      {places.map((place) => {
        const { x, y } = at(place);
        const leafRow = rowOf.get(place.node);
        return (
          <g key={place.node} className={styles.node} data-kind={kindOf(place.node)}>
            <rect
              x={x - boxWidth / 2}
              y={y - BOX_HEIGHT / 2}
              width={boxWidth}
              height={BOX_HEIGHT}
              rx="5"
            />
            <text x={x} y={y} dy="0.35em">
              {shortHash(tree.nodes[place.node] ?? "", boxWidth < 60 ? 4 : 6)}
            </text>
            {leafRow !== undefined && (
              <text className={styles.leafRow} x={x} y={y + BOX_HEIGHT / 2 + 13}>
                row {leafRow}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
