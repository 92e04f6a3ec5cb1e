export { default as ExponentExplorer, ExponentPlots } from "./ExponentExplorer";
export { default as ShapeOverlay } from "./ShapeOverlay";
export { default as ShapePictures } from "./ShapePictures";
export { default as ShapePlot } from "./ShapePlot";
export { default as ShapeTable } from "./ShapeTable";
