import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { Icon, type IconName } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { joinClasses } from './join-classes.ts'
import { Wrap } from './wrap.tsx'

const icons = { info: 'info', ok: 'tick', wait: 'clock', bad: 'warning', offline: 'offline' } satisfies Record<string, IconName>

/** A strip from edge to edge for what concerns the whole page: being offline, a saved booking. Announced politely when it appears. */
export function Banner({ kind = 'info', onClose, children }: { kind?: keyof typeof icons; onClose?: () => void; children: ReactNode }) {
	return (
		<div className={joinClasses(styles.banner, styles[kind])} role="status" data-print="hide">
			<Wrap className={styles.line}>
				<Icon name={icons[kind]} />
				<div className={styles.words}>{children}</div>
				{onClose && <IconButton icon="close" size={20} label="Close" onClick={onClose} />}
			</Wrap>
		</div>
	)
}
