/** A status and its place in the drawing. */
export interface DiagramStatus {
  /** Name in the contract, for example `STREAMING_SOLVENT`. */
  readonly id: string;
  /**
   * Whether time alone can still change it (warm), only a transaction can (cold), or there is no
   * stream at all (none).
   */
  readonly kind: "warm" | "cold" | "none";
  /** Center of the box. */
  readonly at: readonly [x: number, y: number];
}

/** A transition and its way through the drawing. */
export interface DiagramTransition {
  readonly from: string;
  readonly to: string;
  /** What causes it. */
  readonly trigger: string;
  /** Corners of the way from border to border, as points of SVG; a straight line if absent. */
  readonly route?: string;
}

/** Statuses and the transitions between them, with the places of a drawing. */
export interface StatusDiagramData {
  /** Name of the piece. */
  readonly title: string;
  /** What the drawing shows, for people who cannot see it. */
  readonly description: string;
  /** Size of the drawing in the units of the positions; about 360 wide reads well on a phone. */
  readonly size: { readonly width: number; readonly height: number };
  readonly statuses: readonly DiagramStatus[];
  /** All transitions, in the order of their numbers. */
  readonly transitions: readonly DiagramTransition[];
}
