#!/usr/bin/env node
// Runs the TypeScript of this project without a build step, wherever it is started from.
import { register as registerCommonJs } from "tsx/cjs/api";
import { register } from "tsx/esm/api";

registerCommonJs();
register();
await import("./mcp-stdio.ts");
