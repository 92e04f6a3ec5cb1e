/** Stands in for Docusaurus's hook; a test that needs data mocks this module. */
export function usePluginData(name: string): never {
  throw new Error(`A test renders a component that reads the data of "${name}" without a mock.`);
}
