import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { type AccountMode, placeOf } from './account-modes.ts'

/** A link to another view of /login that keeps the way back; always a step of its own, so that Back returns to this view. */
export function ModeLink({ mode, className, children }: { mode: AccountMode; className?: string; children: ReactNode }) {
	const { to, state } = placeOf(mode, useLocation())
	return (
		<Link to={to} state={state} replace={false} className={className}>
			{children}
		</Link>
	)
}
