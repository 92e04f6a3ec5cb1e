import { expect, test } from "vitest";

import { type DiagramPoint, middleOfLongest, wayOf } from "./geometry";

const PLACES = new Map<string, DiagramPoint>([
  ["A", [0, 0]],
  ["B", [0, 100]],
  ["C", [500, 0]],
]);

test("a straight way leaves and enters a box at its border", () => {
  expect(wayOf({ from: "A", to: "B" }, PLACES)).toEqual([
    [0, 20],
    [0, 80],
  ]);
  expect(wayOf({ from: "C", to: "A" }, PLACES)).toEqual([
    [448, 0],
    [52, 0],
  ]);
});

test("a number stands on the longest part of a route", () => {
  const way = wayOf({ from: "A", to: "B", route: "0,0 10,0 10,60" }, PLACES);
  expect(middleOfLongest(way)).toEqual([10, 30]);
});

test("a status without a place is named", () => {
  expect(() => wayOf({ from: "A", to: "X" }, PLACES)).toThrow(
    'A transition names the status "X", which has no place; use one of A, B, C',
  );
});
