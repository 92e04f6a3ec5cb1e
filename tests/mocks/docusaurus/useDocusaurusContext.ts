/** Stands in for Docusaurus's hook; a test that needs the configuration mocks this module. */
export default function useDocusaurusContext(): never {
  throw new Error("A test renders a component that reads the site's configuration without a mock.");
}
