export default function EmailVerifiedPage() {
  return <h1>EmailVerified</h1>;
}
