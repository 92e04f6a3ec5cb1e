/** Way of a leaf to the root in a tree whose root is node 0 and node i has children 2i+1, 2i+2. */
export interface TreePath {
  /** The leaf first, the root last. */
  readonly nodes: readonly number[];
  /** The other child on every level: the nodes whose hashes form the proof. */
  readonly siblings: readonly number[];
}

/** Nodes on the way from a leaf to the root, with their siblings. */
export function pathToRoot(leaf: number): TreePath {
  const nodes = [leaf];
  const siblings: number[] = [];
  let node = leaf;
  while (node > 0) {
    siblings.push(node % 2 === 1 ? node + 1 : node - 1);
    node = Math.floor((node - 1) / 2);
    nodes.push(node);
  }
  return { nodes, siblings };
}

/** Where a node is drawn: its level from the top and its place from the left, 0 to 1. */
export interface NodePlace {
  readonly node: number;
  readonly level: number;
  readonly x: number;
}

/**
 * Places the nodes of a tree: every node lies in the middle of its share of the width, which its
 * children halve.
 *
 * @param count number of nodes
 */
export function placeNodes(count: number): NodePlace[] {
  return Array.from({ length: count }, (_, node) => {
    const level = Math.floor(Math.log2(node + 1));
    const onLevel = 2 ** level;
    return { node, level, x: (node + 1 - onLevel + 0.5) / onLevel };
  });
}
