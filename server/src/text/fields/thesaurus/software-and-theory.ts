import type { FieldEntry } from './entry.ts'

/** Software, programming languages, theory and security. */
export const softwareAndTheory: readonly FieldEntry[] = [
  {
    name: 'Software engineering',
    within: 'Computer science',
    near: 'Programming languages, Human-computer interaction',
    terms:
      'software development, software design, software quality, software maintenance, software architecture, code review, refactoring, technical debt, AI for software engineering, code generation models, 软件工程, software evolution, code clones, code search, pull requests, code completion, commit messages, software systems',
    phrases:
      'how to build good software, writing better programs, making apps, developing software in teams, AI that writes code, tools for programmers, software projects, improving code, GitHub Copilot, how to write good software, making programmers faster, better ways to build apps, AI that helps programmers, programs with fewer mistakes, working in programming teams',
  },
  {
    name: 'Software testing',
    within: 'Software engineering',
    near: 'Program analysis, Formal verification',
    terms:
      'fuzzing, test generation, mutation testing, debugging, automated program repair, fault localization, flaky tests, regression testing, continuous integration, test case, test cases, bug detection, program repair, unit tests, fuzz testing, bug reports, fuzzer',
    phrases:
      'finding bugs, testing programs automatically, why programs crash, fixing bugs automatically, programs that repair themselves, debugging, software errors, making software reliable, catching mistakes in programs, programs that find bugs, why apps crash, testing apps automatically, fixing code automatically',
  },
  {
    name: 'Program analysis',
    within: 'Programming languages, Software engineering',
    near: 'Compilers, Software security',
    terms:
      'static analysis, dynamic analysis, symbolic execution, abstract interpretation, program slicing, type inference, static analyzers, pointer analysis, taint analysis',
    phrases:
      'checking code automatically, understanding what a program does, finding mistakes in code without running it, tools that read code, analyzing source code, code checkers, discovering errors in programs, code quality tools, tools that find errors in code, understanding old code, reading programs by machine',
  },
  {
    name: 'Program synthesis',
    within: 'Programming languages, Artificial intelligence',
    near: 'Large language models, Software engineering',
    terms:
      'automatic programming, code generation, programming by example, neural program synthesis, inductive programming, code LLMs, code language models, code generation with language models, programming agents',
    phrases:
      'computers that write programs, AI that codes, generating code automatically, programming by showing examples, programs written by AI, no-code programming, AI programmer, writing code from a description, programs that write programs, AI that can code, telling a computer what program I want, making programs without coding, computer writes its own code',
  },
  {
    name: 'Formal verification',
    within: 'Programming languages, Logic in computer science',
    near: 'Software testing, Cyber-physical systems',
    terms:
      'formal methods, model checking, theorem proving, proof assistants, interactive theorem provers, SMT solvers, software verification, Coq, Lean, Isabelle, temporal logic, program correctness, verified software, verification of programs, SMT, theorem prover, runtime verification, reactive synthesis, probabilistic model checking',
    phrases:
      "proving that programs are correct, software without bugs, mathematical proofs by computer, checking safety of software, proofs in Lean, making sure planes software is safe, programs that are proven right, computer checked math, proving that a program has no errors, making sure a plane's computer never fails, math that proves code is right, computers checking proofs",
  },
  {
    name: 'Programming languages',
    within: 'Computer science',
    near: 'Compilers, Logic in computer science',
    terms:
      'programming language design, type systems, type theory, functional programming, semantics of programming languages, Haskell, Rust language, domain-specific languages, concurrency models, 程序设计语言, type system, type checking, gradual typing, static types, functional programs, language semantics',
    phrases:
      'designing programming languages, making a new programming language, how languages like Python work, better languages for programmers, Rust and Haskell, types in programming, theory of programming, syntax of code, inventing a programming language, making programming easier, how programming languages work, new ways of coding',
  },
  {
    name: 'Compilers',
    within: 'Programming languages',
    near: 'Computer architecture, High-performance computing',
    terms:
      'compiler optimization, code optimization, just-in-time compilation, LLVM, garbage collection, program optimization, parallelizing compilers, runtime systems, compiler, code generation for compilers, tensor compilers',
    phrases:
      'translating code to machine code, how code becomes a program, making programs run faster automatically, building compilers, C compiler, from source code to machine, optimizing code, making a compiler, turning code into something a machine can run, making programs run faster, programs that translate programs',
  },
  {
    name: 'DevOps',
    within: 'Software engineering',
    near: 'Cloud computing, Software testing',
    terms:
      'continuous deployment, infrastructure as code, site reliability, software operations, log analysis, AIOps, configuration management, incident management',
    phrases:
      'running software in production, deploying apps, automatic software releases, keeping websites running, Docker and Kubernetes, servers and deployment, monitoring software, system administration',
  },
  {
    name: 'Open source software',
    within: 'Software engineering',
    near: 'Social computing, Empirical software engineering',
    terms:
      'open source communities, software ecosystems, software supply chain, package ecosystems, free software, mining software repositories',
    phrases:
      'free software, GitHub projects, volunteers writing code, Linux community, sharing code, how open source works, contributing to open source, code communities',
  },
  {
    name: 'Requirements engineering',
    within: 'Software engineering',
    near: 'User experience, Information systems',
    terms: 'software requirements, model-driven engineering, software modeling, specification, UML, user stories',
    phrases:
      'what users want from software, planning software, describing what a program should do, designing systems before coding, software specifications, diagrams of software, understanding customers before coding, software planning',
  },
  {
    name: 'Empirical software engineering',
    within: 'Software engineering',
    near: 'Human-computer interaction, Data mining',
    terms:
      'developer productivity, human factors in software engineering, developer experience, program comprehension, software analytics, end-user programming',
    phrases:
      'how programmers work, studying developers, what makes programmers productive, teams that write code, how people read code, working conditions of developers, why software projects fail, psychology of programming',
  },
  {
    name: 'Computing education',
    within: 'Education research, Computer science',
    near: 'Educational technology, STEM education',
    terms:
      'computer science education, CS education, programming education, computational thinking, introductory programming, broadening participation in computing, block-based programming, programming students, teaching computing, novice programmers, CS1',
    phrases:
      'teaching programming, teaching kids to code, coding for children, how people learn to program, Scratch programming, girls in computer science, computer science at school, learning to code, coding classes, how kids learn coding, making programming easy to learn, getting girls into coding, teaching computers at school, learning to program',
  },
  {
    name: 'Computer security',
    within: 'Computer science',
    near: 'Privacy, Computer networks',
    terms:
      'cybersecurity, information security, network security, systems security, intrusion detection, cyber attacks, threat intelligence, web security, cloud security, mobile security, 网络安全, 信息安全, cybersecurity management, steganography, access control, digital watermarking, identity management, electronic voting, attacks and defenses, attack detection, network intrusion, cyber threats, authentication protocols, web vulnerabilities, IoT attacks, watermarking, network attacks, data security',
    phrases:
      'hacking, protecting computers from hackers, cyber attacks, internet security, keeping data safe, stopping hackers, cyber security, ethical hacking, protecting websites, cyber defense, keeping computers safe, protecting banks from hackers, how hackers get in, defending a country online, catching hackers, safe websites, protecting people online, computer crime',
  },
  {
    name: 'Privacy',
    within: 'Computer security',
    near: 'Technology law and policy, Cryptography',
    terms:
      'data privacy, privacy-preserving computation, differential privacy, anonymity, anonymization, privacy-enhancing technologies, online tracking, location privacy, Tor, data protection, GDPR, private data analysis, location privacy protection, privacy policies, differentially private, data sharing privacy',
    phrases:
      'protecting personal data, who is watching us online, apps that collect data, staying anonymous on the internet, privacy on social media, tracking by companies, secret data, cookies and tracking, my data my rights, stopping apps from spying, keeping my data secret, companies that know too much about me, who sees my photos, being private online',
  },
  {
    name: 'Cryptography',
    within: 'Computer security, Theory of computation',
    near: 'Number theory, Privacy',
    terms:
      'encryption, public-key cryptography, post-quantum cryptography, zero-knowledge proofs, secure multiparty computation, homomorphic encryption, lattice-based cryptography, digital signatures, cryptographic protocols, cryptanalysis, 密码学, cryptographic, secure computation, multiparty computation, signatures schemes',
    phrases:
      'secret codes, breaking codes, encryption, math of secrets, secure messages, how WhatsApp encrypts, codes that cannot be broken, keeping messages secret, code breaking, writing secret messages, math that keeps secrets, codes nobody can break, locking messages, secret writing with computers, safe codes against quantum computers',
  },
  {
    name: 'Malware analysis',
    within: 'Computer security',
    near: 'Software security, Anomaly detection',
    terms:
      'malware detection, ransomware, reverse engineering, botnets, binary analysis, phishing detection, cybercrime, spam detection, digital forensics, malware, phishing, Android malware, ransomware detection',
    phrases:
      'computer viruses, studying viruses on computers, ransomware, phishing mails, how viruses infect computers, internet crime, detecting bad software, cyber criminals, catching hackers with evidence, how computer viruses work, catching bad programs, fake emails that steal passwords, stopping online scams, programs that spy on phones',
  },
  {
    name: 'Software security',
    within: 'Computer security, Software engineering',
    near: 'Program analysis, Malware analysis',
    terms:
      'vulnerability detection, exploit mitigation, memory safety, secure programming, sandboxing, trusted execution, software vulnerabilities, control-flow integrity, vulnerability discovery, memory errors, code vulnerabilities',
    phrases:
      'security holes in programs, writing secure code, finding weaknesses in software, bug bounty, how hackers break into programs, safe programming, secure apps, exploits, holes in programs that hackers use, safe code, finding weak points in apps',
  },
  {
    name: 'Hardware security',
    within: 'Computer security, Computer architecture',
    near: 'Cryptography, VLSI design',
    terms:
      'side-channel attacks, speculative execution attacks, physically unclonable functions, secure hardware, hardware Trojans, trusted hardware, fault attacks, side channels, hardware attacks',
    phrases:
      'hacking chips, secrets leaking from hardware, secure chips, attacks on processors, Spectre and Meltdown, stealing keys from devices, safe hardware, chips with backdoors, breaking into chips, secrets that leak from a computer chip',
  },
  {
    name: 'Usable security',
    within: 'Computer security, Human-computer interaction',
    near: 'Privacy, User experience',
    terms:
      'usable privacy, authentication, passwords, security behavior, human factors in security, security awareness, online safety, tech abuse, user authentication, security and privacy perceptions',
    phrases:
      'passwords people can remember, why people choose bad passwords, security that is easy to use, how people protect themselves online, people and phishing, safe internet for kids, security for normal people, logins without passwords, making safe passwords easy, why people click on bad links, teaching people to be safe online, helping grandparents avoid scams',
  },
  {
    name: 'Theory of computation',
    within: 'Computer science, Mathematics',
    near: 'Logic in computer science, Algorithms',
    terms:
      'theoretical computer science, computational complexity, complexity theory, P versus NP, automata theory, formal languages, circuit complexity, computability, 计算理论, complexity classes, computational hardness, lower bounds',
    phrases:
      'what computers can and cannot do, limits of computing, P vs NP, math of computation, Turing machines, hard problems for computers, theory of computers, impossible problems, what a computer can never do, the hardest problems, is there a fast way to solve it, math about computers',
  },
  {
    name: 'Algorithms',
    within: 'Theory of computation',
    near: 'Combinatorics, Optimization',
    terms:
      'algorithm design, approximation algorithms, graph algorithms, parameterized complexity, online algorithms, string algorithms, algorithm analysis, 算法, graph algorithm, dynamic algorithms, approximation algorithm',
    phrases:
      'solving problems efficiently with computers, faster algorithms, competitive programming, clever ways to compute, shortest paths, sorting and searching, algorithm puzzles, making programs efficient, the fastest way to solve a problem, clever computer recipes, finding the shortest path, solving puzzles with code, step by step methods for computers',
  },
  {
    name: 'Randomized algorithms',
    within: 'Algorithms',
    near: 'Probability theory',
    terms:
      'probabilistic algorithms, pseudorandomness, Markov chains in algorithms, random sampling, derandomization, hashing, random walks',
    phrases:
      'algorithms that flip coins, randomness in computing, using chance to compute, random choices in programs, solving problems by luck, fake randomness, algorithms with dice, random sampling, solving problems with coin flips, using luck to compute',
  },
  {
    name: 'Data structures and streaming algorithms',
    within: 'Algorithms',
    near: 'Databases, Big data',
    terms:
      'data structures, sketching, streaming algorithms, sublinear algorithms, succinct data structures, indexing, nearest neighbor search',
    phrases:
      'organizing data in memory, trees and hash tables, finding similar items fast, counting with little memory, data that flows by, fast lookup, storing data cleverly, algorithms for streams',
  },
  {
    name: 'Algorithmic game theory',
    within: 'Algorithms, Game theory',
    near: 'Market design, Multi-agent systems',
    terms:
      'mechanism design, computational economics, auctions, computational social choice, voting theory, fair division, economics and computation, matching markets, Nash equilibria, auction design, social choice theory, fair allocation, stable matching, truthful mechanisms',
    phrases:
      'auctions and algorithms, dividing things fairly, voting rules and computers, games and strategies in economics, how to share fairly, online marketplaces math, designing fair rules, strategies on the internet, fair ways to share by computer, matching students to schools, math of auctions, rules that stop cheating, dividing a cake fairly',
  },
  {
    name: 'Combinatorial optimization',
    within: 'Optimization, Algorithms',
    near: 'Operations research',
    terms:
      'integer programming, traveling salesman, vehicle routing, network flows, approximation, mixed-integer programming, scheduling theory, integer linear programming, routing problems, traveling salesperson, branch and bound',
    phrases:
      'finding the best combination, shortest tour through cities, delivery route planning, packing boxes, best timetable, choosing the best out of many, traveling salesman problem, puzzles of arrangement, best route for a delivery truck, planning shifts for nurses, best way to pack, choosing the best of millions of plans',
  },
  {
    name: 'Computational geometry',
    within: 'Algorithms',
    near: 'Geometry processing, Topological data analysis',
    terms:
      'geometric algorithms, Voronoi diagrams, triangulations, geometric data structures, graph drawing, motion of geometric objects',
    phrases:
      'geometry with computers, algorithms for shapes, points and polygons, drawing graphs nicely, shapes and computers, geometry puzzles by computer, nearest points, art gallery problem',
  },
  {
    name: 'Logic in computer science',
    within: 'Theory of computation, Mathematical logic',
    near: 'Formal verification, Programming languages',
    terms:
      'automated theorem proving, modal logic, finite model theory, lambda calculus, category theory for computing, proof theory, logic programming, concurrency theory',
    phrases:
      'logic and computers, computers that prove theorems, rules of reasoning, true or false in computing, logic puzzles by computer, formal logic, reasoning machines, mathematical reasoning with computers',
  },
  {
    name: 'Coding theory',
    within: 'Information theory, Combinatorics',
    near: 'Cryptography, Communications engineering',
    terms: 'error-correcting codes, error correction, LDPC codes, polar codes, network coding, codes for storage',
    phrases:
      'correcting errors in messages, why scratched CDs still play, sending data without mistakes, codes for space messages, QR code error correction, repairing broken data, math of codes, safe transmission of bits',
  },
]
