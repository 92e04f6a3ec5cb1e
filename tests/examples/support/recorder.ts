import { type Artifact, compile, isAboutSize } from "./compile";
import { QUICK } from "./packages";
import { FOLDER, readSupport, recorderSource } from "./stand-ins";

/** The contracts of one file of the tests, without a word from the compiler. */
async function compileSupport(
  file: string,
  source: string,
): Promise<ReadonlyMap<string, Artifact>> {
  const { diagnostics: all, contracts } = await compile(new Map([[file, source]]), QUICK);
  const diagnostics = all.filter((diagnostic) => !isAboutSize(diagnostic));
  if (diagnostics.length > 0) {
    throw new Error(diagnostics.map((entry) => entry.formattedMessage).join("\n"));
  }
  return contracts.get(file) ?? new Map();
}

/** Compiles the recorder of an interface. */
export async function compileRecorder(name: string): Promise<Artifact> {
  const { file, source, contract } = recorderSource(name);
  const artifact = (await compileSupport(file, source)).get(contract);
  if (artifact === undefined) throw new Error(`The compiler returned no ${contract}.`);
  return artifact;
}

/** Compiles one of the tokens in `Tokens.sol`. */
export async function compileToken(name: "TestToken" | "VoidToken"): Promise<Artifact> {
  const file = `${FOLDER}/Tokens.sol`;
  const artifact = (await compileSupport(file, readSupport("Tokens.sol"))).get(name);
  if (artifact === undefined) throw new Error(`Tokens.sol has no contract ${name}.`);
  return artifact;
}
