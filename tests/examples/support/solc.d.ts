// cspell:ignore emscripten
// The npm package has no types of its own. Only what the tests call is declared.
declare module "solc" {
  interface Solc {
    /** Version and commit, `0.8.26+commit.8a97fa7a.Emscripten.clang`. */
    version(): string;
    /** Compiles a JSON description of sources and settings; returns JSON. */
    compile(
      input: string,
      callbacks?: { import(path: string): { contents: string } | { error: string } },
    ): string;
  }
  const solc: Solc;
  export default solc;
}
