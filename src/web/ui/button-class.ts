import styles from './button.module.css'
import { joinClasses } from './join-classes.ts'

/**
 * `go` is yellow: the one way forward, once on a screen. `ink` leads, `quiet` stands beside it, `bad` ends something, `text` is the least.
 */
export type ButtonLook = { variant?: 'go' | 'ink' | 'quiet' | 'bad' | 'text'; size?: 'normal' | 'low'; wide?: boolean }

/** The class of a button, for anything that must look like one, such as a router's link. */
export function buttonClass({ variant = 'ink', size = 'normal', wide = false }: ButtonLook = {}, className?: string): string | undefined {
	return joinClasses(styles.button, styles[variant], styles[size], wide && styles.wide, className)
}
