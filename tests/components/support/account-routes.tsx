import CheckYourEmailPage from '../../../src/web/pages/account/check-your-email.tsx'
import LoginPage from '../../../src/web/pages/account/login.tsx'
import LogoutPage from '../../../src/web/pages/account/logout.tsx'
import PasswordResetConfirmationPage from '../../../src/web/pages/account/password-reset-confirmation.tsx'
import ResetPasswordPage from '../../../src/web/pages/account/reset-password.tsx'
import VerifyEmailPage from '../../../src/web/pages/account/verify-email.tsx'
import { RequireLogin } from '../../../src/web/session/require-login.tsx'

const forMembers = <RequireLogin waiting={null}>{({ email }) => <h1>Page of {email}</h1>}</RequireLogin>

/** The pages of accounts as the product has them, two for members only, and something at every other address. */
export const accountRoutes = [
	{ path: '/login', Component: LoginPage },
	{ path: '/logout', Component: LogoutPage },
	{ path: '/reset-password/:token?', Component: ResetPasswordPage },
	{ path: '/password-reset-confirmation', Component: PasswordResetConfirmationPage },
	{ path: '/verify-email/:token', Component: VerifyEmailPage },
	{ path: '/verify-email', Component: CheckYourEmailPage },
	...['/profile/*', '/checkout'].map((path) => ({ path, element: forMembers })),
	{ path: '*', element: <h1>Elsewhere</h1> },
]
