/** The first administrator of every test's server. */
export const administrator = { name: 'Asha Rai', email: 'asha@example.com', password: 'correct horse battery' }
