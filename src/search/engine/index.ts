export { createEmbeddedEngine, type EmbeddedEngine, type EmbeddedEngineOptions } from "./embedded";
