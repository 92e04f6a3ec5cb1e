/** Stands in for files that the build generates; a test that needs one mocks its module. */
export default {};
