import { useParams, useSearchParams } from 'react-router'
import { accountModes } from '../../../src/web/features/accounts/account-modes.ts'
import { CheckYourEmail } from '../../../src/web/features/accounts/check-your-email.tsx'
import { LoginScreen } from '../../../src/web/features/accounts/login-screen.tsx'
import { ResetPassword } from '../../../src/web/features/accounts/reset-password.tsx'
import { VerifyEmail } from '../../../src/web/features/accounts/verify-email.tsx'
import { PendingPurchaseLines } from '../../../src/web/features/repairs/shop/pending-purchase-lines.tsx'

export const accountRoutes = [
	{ path: '/login', element: <LoginScreen titleOf={(mode) => accountModes[mode].title} bought={<PendingPurchaseLines />} /> },
	{ path: '/reset-password/:token', Component: () => <ResetPassword token={useParams().token} /> },
	{ path: '/verify-email/:token', Component: () => <VerifyEmail token={useParams().token} /> },
	{ path: '/verify-email', Component: () => <CheckYourEmail email={useSearchParams()[0].get('email') ?? ''} /> },
	{ path: '*', element: <h1>Elsewhere</h1> },
]
