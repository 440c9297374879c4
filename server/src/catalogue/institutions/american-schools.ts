/**
 * Schools of the United States by time zone, one a line: domain, city, name. The list was written by hand, from common
 * knowledge of where these schools are; a school that is missing has an unknown place.
 */
export const americanSchools: Readonly<Record<string, string>> = {
  'America/New_York': `
    cmu.edu, Pittsburgh, Carnegie Mellon University
    gatech.edu, Atlanta, Georgia Institute of Technology
    mit.edu, Cambridge, Massachusetts Institute of Technology
    umich.edu, Ann Arbor, University of Michigan
    umd.edu, College Park, University of Maryland, College Park
    rit.edu, Rochester, Rochester Institute of Technology
    cuny.edu, New York, CUNY
    cornell.edu, Ithaca, Cornell University
    northeastern.edu, Boston, Northeastern University
    purdue.edu, West Lafayette, Purdue University
    indiana.edu, Bloomington, Indiana University
    iu.edu, Bloomington, Indiana University Bloomington
    iupui.edu, Indianapolis, IUPUI
    upenn.edu, Philadelphia, University of Pennsylvania
    nyu.edu, New York, New York University
    ucf.edu, Orlando, University of Central Florida
    ncsu.edu, Raleigh, North Carolina State University
    umass.edu, Amherst, University of Massachusetts Amherst
    uml.edu, Lowell, University of Massachusetts Lowell
    umb.edu, Boston, University of Massachusetts Boston
    umassd.edu, Dartmouth, University of Massachusetts Dartmouth
    stonybrook.edu, Stony Brook, Stony Brook University
    psu.edu, University Park, Pennsylvania State University
    vt.edu, Blacksburg, Virginia Tech
    jhu.edu, Baltimore, Johns Hopkins University
    gmu.edu, Fairfax, George Mason University
    princeton.edu, Princeton, Princeton University
    rutgers.edu, New Brunswick, Rutgers University
    columbia.edu, New York, Columbia University
    virginia.edu, Charlottesville, University of Virginia
    duke.edu, Durham, Duke University
    unc.edu, Chapel Hill, University of North Carolina
    charlotte.edu, Charlotte, UNC Charlotte
    uncc.edu, Charlotte, UNC - Charlotte
    uncg.edu, Greensboro, UNC - Greensboro
    osu.edu, Columbus, Ohio State University
    buffalo.edu, Buffalo, University at Buffalo
    albany.edu, Albany, University at Albany
    binghamton.edu, Binghamton, Binghamton University
    umbc.edu, Baltimore, University of Maryland, Baltimore County
    pitt.edu, Pittsburgh, University of Pittsburgh
    fiu.edu, Miami, Florida International University
    ufl.edu, Gainesville, University of Florida
    fsu.edu, Tallahassee, Florida State University
    usf.edu, Tampa, University of South Florida
    fau.edu, Boca Raton, Florida Atlantic University
    fit.edu, Melbourne, Florida Institute of Technology
    miami.edu, Miami, University of Miami
    nova.edu, Fort Lauderdale, Nova Southeastern University
    udel.edu, Newark, University of Delaware
    yale.edu, New Haven, Yale University
    utk.edu, Knoxville, University of Tennessee
    msu.edu, East Lansing, Michigan State University
    wayne.edu, Detroit, Wayne State University
    mtu.edu, Houghton, Michigan Technological University
    wmich.edu, Kalamazoo, Western Michigan University
    oakland.edu, Rochester, Oakland University
    brown.edu, Providence, Brown University
    uri.edu, Kingston, University of Rhode Island
    bu.edu, Boston, Boston University
    bc.edu, Chestnut Hill, Boston College
    brandeis.edu, Waltham, Brandeis University
    tufts.edu, Medford, Tufts University
    harvard.edu, Cambridge, Harvard University
    wpi.edu, Worcester, Worcester Polytechnic Institute
    dartmouth.edu, Hanover, Dartmouth College
    unh.edu, Durham, University of New Hampshire
    uvm.edu, Burlington, University of Vermont
    maine.edu, Orono, University of Maine
    uconn.edu, Storrs, University of Connecticut
    njit.edu, Newark, NJIT
    stevens.edu, Hoboken, Stevens Institute of Technology
    rochester.edu, Rochester, University of Rochester
    rpi.edu, Troy, Rensselaer Polytechnic Institute
    syracuse.edu, Syracuse, Syracuse University
    syr.edu, Syracuse, Syracuse University
    lehigh.edu, Bethlehem, Lehigh University
    drexel.edu, Philadelphia, Drexel University
    temple.edu, Philadelphia, Temple University
    uc.edu, Cincinnati, University of Cincinnati
    case.edu, Cleveland, Case Western Reserve University
    csuohio.edu, Cleveland, Cleveland State University
    kent.edu, Kent, Kent State University
    ohio.edu, Athens, Ohio University
    uga.edu, Athens, University of Georgia
    gsu.edu, Atlanta, Georgia State University
    emory.edu, Atlanta, Emory University
    augusta.edu, Augusta, Augusta University
    clemson.edu, Clemson, Clemson University
    sc.edu, Columbia, University of South Carolina
    uky.edu, Lexington, University of Kentucky
    louisville.edu, Louisville, University of Louisville
    georgetown.edu, Washington, Georgetown University
    gwu.edu, Washington, George Washington University
    towson.edu, Towson, Towson University
    wm.edu, Williamsburg, College of William and Mary
    odu.edu, Norfolk, Old Dominion University
    vcu.edu, Richmond, Virginia Commonwealth University
    wvu.edu, Morgantown, West Virginia University
    nd.edu, Notre Dame, University of Notre Dame
    swarthmore.edu, Swarthmore, Swarthmore College
    williams.edu, Williamstown, Williams College
    amherst.edu, Amherst, Amherst College
    wellesley.edu, Wellesley, Wellesley College`,
  'America/Chicago': `
    illinois.edu, Urbana, University of Illinois at Urbana-Champaign
    uic.edu, Chicago, University of Illinois at Chicago
    uchicago.edu, Chicago, University of Chicago
    ttic.edu, Chicago, TTI Chicago
    northwestern.edu, Evanston, Northwestern University
    depaul.edu, Chicago, DePaul University
    iit.edu, Chicago, Illinois Institute of Technology
    siu.edu, Carbondale, SIU Carbondale
    wisc.edu, Madison, University of Wisconsin, Madison
    uwm.edu, Milwaukee, University of Wisconsin, Milwaukee
    umn.edu, Minneapolis, University of Minnesota
    utexas.edu, Austin, University of Texas at Austin
    utdallas.edu, Richardson, University of Texas at Dallas
    uta.edu, Arlington, University of Texas at Arlington
    utsa.edu, San Antonio, University of Texas at San Antonio
    unt.edu, Denton, University of North Texas
    tamu.edu, College Station, Texas A&M University
    rice.edu, Houston, Rice University
    uh.edu, Houston, University of Houston
    txst.edu, San Marcos, Texas State University
    ttu.edu, Lubbock, Texas Tech University
    baylor.edu, Waco, Baylor University
    smu.edu, Dallas, Southern Methodist University
    vanderbilt.edu, Nashville, Vanderbilt University
    memphis.edu, Memphis, University of Memphis
    ku.edu, Lawrence, University of Kansas
    ksu.edu, Manhattan, Kansas State University
    k-state.edu, Manhattan, Kansas State University
    wichita.edu, Wichita, Wichita State University
    iastate.edu, Ames, Iowa State University
    uiowa.edu, Iowa City, University of Iowa
    wustl.edu, St. Louis, Washington University in St. Louis
    slu.edu, St. Louis, Saint Louis University
    missouri.edu, Columbia, University of Missouri
    umkc.edu, Kansas City, University of Missouri, Kansas City
    mst.edu, Rolla, Missouri S&T
    unl.edu, Lincoln, University of Nebraska
    unomaha.edu, Omaha, University of Nebraska, Omaha
    lsu.edu, Baton Rouge, Louisiana State University
    louisiana.edu, Lafayette, University of Louisiana, Lafayette
    latech.edu, Ruston, Louisiana Tech University
    tulane.edu, New Orleans, Tulane University
    uno.edu, New Orleans, University of New Orleans
    auburn.edu, Auburn, Auburn University
    ua.edu, Tuscaloosa, The University of Alabama
    uab.edu, Birmingham, University of Alabama, Birmingham
    uah.edu, Huntsville, University of Alabama, Huntsville
    msstate.edu, Starkville, Mississippi State University
    olemiss.edu, Oxford, University of Mississippi
    usm.edu, Hattiesburg, University of Southern Mississippi
    ou.edu, Norman, University of Oklahoma
    okstate.edu, Stillwater, Oklahoma State University
    utulsa.edu, Tulsa, University of Tulsa
    uark.edu, Fayetteville, University of Arkansas
    ualr.edu, Little Rock, University of Arkansas, Little Rock
    ndsu.edu, Fargo, North Dakota State University`,
  'America/Denver': `
    colorado.edu, Boulder, University of Colorado Boulder
    ucdenver.edu, Denver, University of Colorado, Denver
    uccs.edu, Colorado Springs, UCCS
    colostate.edu, Fort Collins, Colorado State University
    mines.edu, Golden, Colorado School of Mines
    du.edu, Denver, University of Denver
    utah.edu, Salt Lake City, University of Utah
    usu.edu, Logan, Utah State University
    byu.edu, Provo, Brigham Young University
    unm.edu, Albuquerque, University of New Mexico
    nmsu.edu, Las Cruces, New Mexico State University
    nmt.edu, Socorro, New Mexico Tech
    utep.edu, El Paso, University of Texas, El Paso
    montana.edu, Bozeman, Montana State University
    uwyo.edu, Laramie, University of Wyoming`,
  'America/Boise': `
    boisestate.edu, Boise, Boise State University`,
  'America/Phoenix': `
    asu.edu, Tempe, Arizona State University
    arizona.edu, Tucson, University of Arizona
    nau.edu, Flagstaff, Northern Arizona University`,
  'America/Los_Angeles': `
    stanford.edu, Stanford, Stanford University
    berkeley.edu, Berkeley, UC Berkeley
    ucdavis.edu, Davis, UC Davis
    uci.edu, Irvine, UC Irvine
    ucla.edu, Los Angeles, UC Los Angeles
    ucmerced.edu, Merced, UC Merced
    ucr.edu, Riverside, UC Riverside
    ucsd.edu, San Diego, UC San Diego
    ucsf.edu, San Francisco, UC San Francisco
    ucsb.edu, Santa Barbara, UC Santa Barbara
    ucsc.edu, Santa Cruz, UC Santa Cruz
    usc.edu, Los Angeles, University of Southern California
    pomona.edu, Claremont, Pomona College
    cgu.edu, Claremont, Claremont Graduate University
    hmc.edu, Claremont, Harvey Mudd College
    caltech.edu, Pasadena, California Institute of Technology
    nps.edu, Monterey, Naval Postgraduate School
    washington.edu, Seattle, University of Washington
    uw.edu, Seattle, University of Washington
    wsu.edu, Pullman, Washington State University
    oregonstate.edu, Corvallis, Oregon State University
    uoregon.edu, Eugene, University of Oregon
    pdx.edu, Portland, Portland State University
    ohsu.edu, Portland, OHSU
    unlv.edu, Las Vegas, University of Nevada Las Vegas
    unr.edu, Reno, University of Nevada
    uidaho.edu, Moscow, University of Idaho`,
  'Pacific/Honolulu': `
    hawaii.edu, Honolulu, University of Hawaii at Manoa`,
}
