import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { Login } from '#contract/accounts/accounts.ts'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { beginSession } from '../../session/begin-session.ts'
import { findReturn, forgetReturn, keepReturn } from '../../session/return-to.ts'
import { firstScreenOf } from '../../session/staff-role.ts'
import { useSession } from '../../session/use-session.ts'
import { LoadingText } from '../../ui/loading-text.tsx'
import { toast } from '../../ui/toast.ts'
import { type AccountMode, accountModes, emailOf, modeOf, placeOf } from './account-modes.ts'
import { AccountReasons } from './account-reasons.tsx'
import { AccountSheet } from './account-sheet.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { loggedOutEverywhere } from './logged-out-everywhere.ts'
import { LoginForm } from './login-form.tsx'
import { loginLock } from './login-lock.ts'
import { ResendForm } from './resend-form.tsx'
import { SignupForm } from './signup-form.tsx'
import { SocialSignIn } from './social-sign-in.tsx'
import { useGoogleReturn } from './use-google-return.ts'
import { useStillHere } from './use-still-here.ts'

type Props = {
	/** The title of the window at a view. */
	titleOf: (mode: AccountMode) => string
	bought?: ReactNode
	beside?: ReactNode
	mails?: (email: string) => ReactNode
}

/**
 * The login screen with its views (A.ACC-01). `bought` says what a login or a new account is for; `beside` is drawn next to the sheet
 * where there is room; `mails` as in `ForgotForm`.
 */
export function LoginScreen({ titleOf, bought, beside, mails }: Props) {
	const session = useSession()
	const hydrated = useHydrated()
	const navigate = useNavigate()
	const location = useLocation()
	const stillHere = useStillHere()
	// The server's markup knows no navigation state.
	const state: unknown = hydrated ? location.state : null
	const mode = modeOf(location.search, state)
	const [typedEmail, setTypedEmail] = useState<string | null>(null)
	const account = session.state === 'signed-in' ? session.account : null
	const email = typedEmail ?? (emailOf(state) || account?.email || '')
	// A login of this screen leads on by itself; the rule for people who were logged in already must not come between (A.R-01).
	const ownLogin = useRef(false)
	const heading = useHeadingFocus(mode)
	// Who is logged in and wants to change a password that was forgotten stays here (A.R-18).
	const isForVisitors = mode !== 'forgot'
	const fromGoogle = useGoogleReturn(logIn)

	useEffect(() => {
		if (session.state !== 'signed-in' || ownLogin.current || !isForVisitors || fromGoogle.isUnderWay) return
		// A way back that was stored before a login that has happened meanwhile leads nowhere.
		forgetReturn()
		const to = findReturn(location.state, location.search) ?? '/'
		// A page that cannot be had would leave whoever waits for it here for ever.
		navigate(navigator.onLine ? to : `/offline?${new URLSearchParams({ to })}`, { replace: true })
	}, [session.state, location, navigate, isForVisitors, fromGoogle.isUnderWay])

	useEffect(() => {
		document.title = titleOf(mode)
	}, [mode, titleOf])

	function logIn(login: Login, remember: boolean) {
		ownLogin.current = true
		const origin = findReturn(location.state, location.search)
		if (!beginSession(login, remember)) {
			ownLogin.current = false
			return false
		}
		loginLock.clear(login.user.email)
		loggedOutEverywhere.remove()
		toast({ title: 'Login successful' })
		forgetReturn()
		if (!stillHere.current) return true
		navigate(origin ?? firstScreenOf(login.user.role), {
			replace: true,
			state: origin || !login.is_first_login ? null : { firstLogin: true },
		})
		return true
	}

	function checkMail(address: string) {
		const origin = findReturn(location.state, location.search)
		// The way on leads over a mail, perhaps in another tab.
		if (origin) keepReturn(origin)
		navigate(`/verify-email?${new URLSearchParams({ email: address })}`)
	}

	function askForLink(address: string) {
		const { to, state } = placeOf('login', location)
		navigate(to, { state: { ...state, resend: true, email: address } })
	}

	const social = (remember: () => boolean) => (
		<SocialSignIn failure={fromGoogle.failure} remember={remember} origin={() => findReturn(location.state, location.search)} />
	)

	const forms = {
		login: () => <LoginForm email={email} onEmail={setTypedEmail} onLogin={logIn} onUnverified={askForLink} social={social} />,
		signup: () => <SignupForm email={email} onEmail={setTypedEmail} onCreated={checkMail} social={social} />,
		forgot: () => <ForgotForm key={account?.email} email={email} onEmail={setTypedEmail} signedIn={account !== null} mails={mails} />,
		resend: () => <ResendForm email={email} onEmail={setTypedEmail} />,
	} satisfies Record<AccountMode, () => ReactNode>

	const mayStay = account === null || ownLogin.current || !isForVisitors
	return (
		<div ref={heading}>
			<AccountSheet {...accountModes[mode]} beside={<LoginSide beside={beside} />} hidden={session.state === 'unknown' && isForVisitors}>
				{fromGoogle.isUnderWay ? (
					<LoadingText>Logging you in with Google...</LoadingText>
				) : mayStay ? (
					<>
						{(mode === 'login' || mode === 'signup') && bought}
						{forms[mode]()}
					</>
				) : (
					<>
						<LoadingText>You are logged in. One moment...</LoadingText>
						<Link to="/">Go to the home page</Link>
					</>
				)}
			</AccountSheet>
		</div>
	)
}

const LoginSide = ({ beside }: { beside?: ReactNode }) => (
	<>
		{beside}
		<AccountReasons />
	</>
)

/** A change of the view takes the focus to its heading, as a move to another page does. */
function useHeadingFocus(mode: AccountMode) {
	const screen = useRef<HTMLDivElement>(null)
	const shown = useRef(mode)
	useEffect(() => {
		if (shown.current === mode) return
		shown.current = mode
		const heading = screen.current?.querySelector('h1')
		if (!heading) return
		heading.tabIndex = -1
		heading.focus({ preventScroll: true })
	}, [mode])
	return screen
}
