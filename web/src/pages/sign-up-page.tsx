export default function SignUpPage() {
  return <h1>SignUp</h1>;
}
