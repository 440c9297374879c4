import { Tabs } from '@mantine/core'
import '@mantine/core/styles/Tabs.css'
import type { ReactNode } from 'react'
import styles from './side-tabs.module.css'

type Props = {
  papers: ReactNode
  coach: ReactNode
  about: ReactNode
  preview: ReactNode
  mentor: ReactNode
  /** The comments of mentors that the student has not answered. */
  mentorCount: number
  /** The tab that is open at first. */
  first?: 'papers' | 'mentor'
}

/** What stands beside the letter, in tabs. Each opening of the composer begins with the papers, the sheet of a phone with comments if there are new ones. */
export function SideTabs({ papers, coach, about, preview, mentor, mentorCount, first = 'papers' }: Props) {
  // The headings of papers and coach are of the fourth level; the other two begin with one of the third.
  const tabs = [
    { value: 'papers', label: 'Papers', panel: <UnderHeading title="Papers">{papers}</UnderHeading> },
    { value: 'coach', label: 'Coach', panel: <UnderHeading title="Coach">{coach}</UnderHeading> },
    { value: 'about', label: 'About', panel: about },
    { value: 'preview', label: 'Preview', panel: preview },
    {
      value: 'mentor',
      label: mentorCount > 0 ? `Mentor (${mentorCount})` : 'Mentor',
      panel: <UnderHeading title="Mentor">{mentor}</UnderHeading>,
    },
  ]
  return (
    <Tabs
      defaultValue={first}
      keepMounted={false}
      classNames={{
        root: styles.tabs ?? '',
        list: styles.list ?? '',
        tab: styles.tab ?? '',
        panel: styles.panel ?? '',
      }}
    >
      <Tabs.List grow aria-label="Beside the letter">
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, panel }) => (
        // The papers remain as they were left: scrolled, with an open abstract. Panels scroll by keyboard too.
        <Tabs.Panel key={value} value={value} keepMounted={value === 'papers'} tabIndex={0}>
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

function UnderHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="visually-hidden">{title}</h3>
      {children}
    </>
  )
}
