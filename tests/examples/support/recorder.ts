import { type Artifact, compile, isAboutSize } from "./compile";
import { type Generation, QUICK } from "./packages";
import { FOLDER, readSupport, recorderSource } from "./stand-ins";

/** A function could be declared `view`: a stub is declared as the function in whose place it is. */
const COULD_BE_VIEW = "2018";

/** The contracts of one file of the tests, without a word from the compiler. */
async function compileSupport(
  file: string,
  source: string,
  generation: Generation,
): Promise<ReadonlyMap<string, Artifact>> {
  const { diagnostics: all, contracts } = await compile(
    new Map([[file, source]]),
    QUICK,
    generation,
  );
  const diagnostics = all.filter(
    (diagnostic) => !isAboutSize(diagnostic) && diagnostic.errorCode !== COULD_BE_VIEW,
  );
  if (diagnostics.length > 0) {
    throw new Error(diagnostics.map((entry) => entry.formattedMessage).join("\n"));
  }
  return contracts.get(file) ?? new Map();
}

/** Compiles the recorder of an interface. */
export async function compileRecorder(name: string, generation: Generation): Promise<Artifact> {
  const { file, source, contract } = recorderSource(name, generation);
  const artifact = (await compileSupport(file, source, generation)).get(contract);
  if (artifact === undefined) throw new Error(`The compiler returned no ${contract}.`);
  return artifact;
}

/**
 * Compiles a contract of the tests' own.
 *
 * @param file file in the folder `solidity`
 * @param name contract in it
 */
export async function compileDouble(
  file: "Tokens.sol" | "Feeds.sol" | "Hooks.sol",
  name: string,
): Promise<Artifact> {
  const contracts = await compileSupport(`${FOLDER}/${file}`, readSupport(file), "2026");
  const artifact = contracts.get(name);
  if (artifact === undefined) throw new Error(`${file} has no contract ${name}.`);
  return artifact;
}
