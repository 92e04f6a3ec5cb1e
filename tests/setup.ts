import { configure } from "@testing-library/react";

// A busy machine takes seconds for what a reader sees at once, and that is no mistake of the code.
configure({ asyncUtilTimeout: 20_000 });
