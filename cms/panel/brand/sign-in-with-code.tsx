/** The link below the panel's sign-in form, which has no field for the code of a second factor. */
export function SignInWithCode() {
  return (
    <p className="firm-sign-in">
      With a second factor: <a href="/login">sign in with its code</a>
    </p>
  )
}
